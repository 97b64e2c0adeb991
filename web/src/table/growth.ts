// On a screen as large as a television, everything grows.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { screenIs } from '../styles/screen';

const DESK = { width: 1828, height: 1029 }; // px that the table fills well without growing
const isVast = screenIs('(--vast)');

export function growth(): number {
  if (!isVast.current) return 1;
  const room = Math.min((innerWidth.current ?? 0) / DESK.width, (innerHeight.current ?? 0) / DESK.height);
  return Math.min(Math.max(room, 1.4), 2);
}

const NARROW = { width: 1360, most: 1.04 };
const ROOMY = { width: 1440, most: 1.16 };

/** How far larger text may grow beside the players and the journal: as much as leaves every plaque in sight. */
export function mostText(): number {
  const share = ((innerWidth.current ?? 0) - NARROW.width) / (ROOMY.width - NARROW.width);
  return NARROW.most + Math.min(Math.max(share, 0), 1) * (ROOMY.most - NARROW.most);
}
