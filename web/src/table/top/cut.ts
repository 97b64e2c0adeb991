// The problem of a connection that is not live, in one sentence.
import { say } from '../../texts/say.svelte';
import type { TableLink } from '../../wire/link.svelte';

/** Whether the link keeps retrying. */
export const isRetried = (link: TableLink): boolean => link.state !== 'elsewhere' && link.state !== 'gone';

export function cutTitle(link: TableLink): string {
  if (link.state === 'elsewhere') return say('link-elsewhere');
  if (link.state === 'gone') return say('code-closed');
  return ['restart', 'away'].includes(link.goodbye) ? say(`bye-${link.goodbye}`) : say('link-offline');
}

/** The same for screen readers. */
export const cutSaid = (link: TableLink): string =>
  isRetried(link) ? `${cutTitle(link)} ${say('link-retrying')}` : cutTitle(link);
