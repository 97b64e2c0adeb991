// Two journeys as a screen reader announces them, in both languages, like a radio play. The listener's answers
// stand behind a dash. The game was recorded by `python -m tests.browser.journeys`; after a
// wanted change of the words run `npx vitest run -u src/table/narrate/spoken.test.ts`, then read what has changed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, type Language } from '../../settings.svelte';
import { say, texts } from '../../texts/say.svelte';
import type { Heard } from '../../wire/echo.svelte';
import type { Happened, Numbered, Snapshot, TableLink } from '../../wire/link.svelte';
import type { Ask, Odds, View } from '../../wire/messages';
import { TableModel } from '../model.svelte';
import { Story } from '../motion/story';
import { choicesOf } from '../question/choices';
import { everybodyIn } from '../scene/picture';
import recorded from './golden/journeys.json';
import { isHeard, questionSaid, sentencesOf } from './heard';
import { Speech } from './speech';

interface Step {
  news: Happened[];
  snapshot?: Snapshot;
  ask?: Ask;
  odds?: Odds | null;
  answer?: string;
}
const STEPS = recorded as unknown as Step[];
const APART = 3000; // ms: a person's pace, at which nothing is left out

class Listener {
  readonly log: string[] = [];
  private readonly story = new Story();
  private readonly heard = { snapshot: null, ask: null, present: null, journal: [] } as unknown as {
    -readonly [Key in keyof Heard]: Heard[Key];
  };
  private readonly table = new TableModel({ seat: 0 } as TableLink, this.heard);
  private readonly speech = new Speech(
    (text, isUrgent) => this.log.push(isUrgent ? `${text} [!]` : text),
    () => Date.now(),
  );
  private n = 0;

  constructor(first: Snapshot) {
    this.look(first);
  }

  hear(step: Step): void {
    const news = step.news.map((event): Numbered => ({ n: ++this.n, event, news: true }));
    for (const one of news) this.story.tell(one);
    this.speech.hear(sentencesOf(news, this.table, this.story));
    if (step.snapshot && step.ask) this.ask(step.snapshot, step.ask, step.odds ?? null);
    vi.advanceTimersByTime(APART);
    if (step.answer) this.log.push(`— ${this.answerSaid(step.answer)}`);
    this.heard.ask = null;
  }

  private ask(snapshot: Snapshot, ask: Ask, odds: Odds | null): void {
    this.look(snapshot);
    this.heard.ask = ask;
    if (isHeard(this.table)) this.speech.ask(questionSaid(this.table, odds));
  }

  private look(snapshot: Snapshot): void {
    this.heard.snapshot = snapshot;
    this.story.seat(everybodyIn(snapshot.view as View));
    this.story.agree(snapshot.view as View);
  }

  private answerSaid(words: string): string {
    const { dice, dice_ahead } = this.table.view as View;
    if (words === 'roll') return say('choice-roll', { count: dice.length || dice_ahead });
    const choices = this.heard.ask ? choicesOf(this.table, this.heard.ask) : [];
    return choices.find((choice) => choice.words === words)?.label ?? words;
  }
}

function play(): string {
  const first = STEPS.find((step) => step.snapshot)?.snapshot;
  if (!first) throw new Error('nothing was recorded');
  const listener = new Listener(first);
  for (const step of STEPS) listener.hear(step);
  return `${listener.log.join('\n')}\n`;
}

describe.each<Language>(['en', 'fr'])('two journeys in %s', (language) => {
  beforeEach(async () => {
    settings.language = language;
    await texts.load(language);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('read like a radio play', async () => {
    await expect(play()).toMatchFileSnapshot(`golden/two-journeys.${language}.txt`);
  });

  it('tell every roll, arrival and crash, and ask every question with its cause', () => {
    const heard = play();
    const happened = (what: string): number =>
      STEPS.flatMap((step) => step.news).filter((event) => event.what === what).length;
    expect(heard.match(/Your turn\.|À vous\./g)).toHaveLength(STEPS.filter((step) => step.ask).length);
    expect(heard.match(/ rolls | obtient\u00a0: |relance /g)).toHaveLength(happened('dice_rolled'));
    expect(heard.match(/The ship reaches|L’aéronef atteint/g)).toHaveLength(happened('flew'));
    expect(heard).not.toMatch(/\{|told-|need-|undefined/);
  });
});
