// The dice of a daily flight, recomputed in the browser: src/celestia/game/fairness/daily_dice.py, step by step.
// Which leg a roll belongs to takes the rules, so the server says it. Every other label is counted here.
import { hmac } from '../../parts/hash';
import type { OccasionShown, OpenedSecret } from '../../wire/messages';
import { DIE_SIDES } from '../../wire/tables';
import { bytesOf, hexOf } from '../../wire/seals';
import { Numbers } from './numbers';

const DAY = 'celestia daily 1\n';
const ANSWER = 'celestia daily answer 1\n';
const RANK = 'celestia daily rank 1\n';
const ROLL = /^roll \d{1,2} [01] \d{1,2}$/; // journey, vessel, city
const utf8 = new TextEncoder();

/** Every answer of chance as it follows from the key of the day; empty if the server named it wrongly. */
export function dailyAnswers({ secret, date, chance, occasions, players }: OpenedSecret): string[] {
  const key = hmac(bytesOf(secret), utf8.encode(DAY + date));
  const dice = new DailyDice(key, players);
  const uses = new Uses();
  return chance.map((line, at) => {
    const words = line.split(' ');
    const occasion = uses.next(words, occasions[at]);
    return occasion ? dice.answer(occasion, words) : '';
  });
}

/** Counts how often chance was asked the same before, so that no number serves twice. */
class Uses {
  private readonly counts: Record<string, number> = {};

  next(words: readonly string[], named: OccasionShown | undefined): OccasionShown | null {
    const [kind = '', pile = ''] = words;
    const asked = kind === 'roll' ? legOf(named) : kind === 'shuffle' ? `shuffle ${pile}` : kind;
    const use = this.counts[asked] ?? 0;
    this.counts[asked] = use + 1;
    const label = `${asked} ${use}`;
    const dice = kind === 'roll' ? (named?.dice ?? []) : [];
    const isRising = dice.every((place, at) => !at || place > (dice[at - 1] ?? 0));
    const isRight = named?.label === label && (kind !== 'roll' || dice.length === words.length - 1);
    return isRight && isRising ? { label, dice } : null;
  }
}

/** The leg of a roll, without its use. */
function legOf(named: OccasionShown | undefined): string {
  const leg = named?.label.split(' ').slice(0, -1).join(' ') ?? '';
  return ROLL.test(leg) ? leg : 'roll';
}

class DailyDice {
  constructor(
    private readonly key: Uint8Array,
    private readonly players: number,
  ) {}

  answer({ label, dice }: OccasionShown, words: readonly string[]): string {
    const [kind = ''] = words;
    if (kind === 'roll') {
      const sides = dice.map((place) => this.below(`${label} die ${place}`, DIE_SIDES.length));
      return [kind, ...sides.map((side) => DIE_SIDES[side] ?? '')].join(' ');
    }
    if (kind === 'captain') return `captain ${this.below(label, this.players)}`;
    const kept = kind === 'deal' ? 1 : 2;
    return [...words.slice(0, kept), ...this.ranked(label, words.slice(kept))].join(' ');
  }

  private below(label: string, bound: number): number {
    return new Numbers((block) => this.digest(ANSWER, `${label}\n${block}`)).below(bound);
  }

  /** The lowest rank is on top. */
  private ranked(label: string, words: readonly string[]): string[] {
    const copies: Record<string, number> = {};
    const ranks = words.map((word) => {
      const copy = copies[word] ?? 0;
      copies[word] = copy + 1;
      return { word, rank: hexOf(this.digest(RANK, `${label} ${word} ${copy}`)) };
    });
    return ranks.sort((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ word }) => word);
  }

  private digest(kind: string, text: string): Uint8Array {
    return hmac(this.key, utf8.encode(kind + text));
  }
}
