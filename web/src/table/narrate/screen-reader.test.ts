// Two journeys as a screen reader announces them, in both languages, like a radio play. The listener's answers
// stand behind a dash. The game was recorded by `python -m tests.browser.journeys`; after a
// wanted change of the words run `npx vitest run -u src/table/narrate/spoken.test.ts`, then read what has changed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, type Language } from '../../settings.svelte';
import { say, texts } from '../../texts/say.svelte';
import type { TableState } from '../../wire/echo.svelte';
import type { Happened, Numbered, Snapshot } from '../../wire/link.svelte';
import type { Ask, GameFacts, Odds } from '../../wire/messages';
import { aLink } from '../../wire/samples';
import { TableModel } from '../model.svelte';
import { Story } from '../motion/story';
import { choicesOf } from '../question/choices';
import { everybodyIn } from '../scene/picture';
import recorded from './golden/journeys.json?raw';
import { isAnnounced, questionSaid, sentencesOf } from './screen-reader';
import { Speech } from './speech';

interface Step {
  events: Happened[];
  snapshot?: Snapshot;
  ask?: Ask;
  odds?: Odds | null;
  answer?: string;
}
const { game: GAME, steps: STEPS } = JSON.parse(recorded) as { game: GameFacts; steps: Step[] };
const APART = 3000; // ms: a person's pace, at which nothing is left out

class Listener {
  readonly log: string[] = [];
  private readonly story = new Story();
  private readonly state: { -readonly [Key in keyof TableState]: TableState[Key] } = {
    snapshot: null,
    ask: null,
    present: null,
    journal: [],
  };
  private readonly table = new TableModel(aLink({ game: GAME }), this.state);
  private readonly speech = new Speech(
    (text, isUrgent) => this.log.push(isUrgent ? `${text} [!]` : text),
    () => Date.now(),
  );
  private n = 0;

  constructor(first: Snapshot) {
    this.look(first);
  }

  receive(step: Step): void {
    const events = step.events.map((event): Numbered => ({ n: ++this.n, event, isLive: true }));
    for (const one of events) this.story.add(one);
    this.speech.add(sentencesOf(events, this.table, this.story));
    if (step.snapshot && step.ask) this.ask(step.snapshot, step.ask, step.odds ?? null);
    vi.advanceTimersByTime(APART);
    if (step.answer) this.log.push(`— ${this.answerSaid(step.answer)}`);
    this.state.ask = null;
  }

  private ask(snapshot: Snapshot, ask: Ask, odds: Odds | null): void {
    this.look(snapshot);
    this.state.ask = ask;
    if (isAnnounced(this.table)) this.speech.ask(questionSaid(this.table, odds));
  }

  private look(snapshot: Snapshot): void {
    this.state.snapshot = snapshot;
    const { view } = snapshot;
    if (!view) throw new Error('the game has not started');
    this.story.seat(everybodyIn(view, GAME));
    this.story.agree(view, GAME);
  }

  private answerSaid(words: string): string {
    const { view } = this.table;
    if (words === 'roll') return say('choice-roll', { dice: view?.dice.length || view?.dice_ahead || 0 });
    const choices = this.state.ask ? choicesOf(this.table, this.state.ask) : [];
    return choices.find((choice) => choice.words === words)?.label ?? words;
  }
}

function play(): string {
  const first = STEPS.find((step) => step.snapshot)?.snapshot;
  if (!first) throw new Error('nothing was recorded');
  const listener = new Listener(first);
  for (const step of STEPS) listener.receive(step);
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

  it('announce every roll, arrival and crash, and ask every question with its cause', () => {
    const spoken = play();
    const happened = (what: string): number =>
      STEPS.flatMap((step) => step.events).filter((event) => event.what === what).length;
    expect(spoken.match(/Your turn\.|À vous\./g)).toHaveLength(STEPS.filter((step) => step.ask).length);
    expect(spoken.match(/ rolls | obtient\u00a0: |relance /g)).toHaveLength(happened('dice_rolled'));
    expect(spoken.match(/The ship reaches|L’aéronef atteint/g)).toHaveLength(happened('flew'));
    expect(spoken).not.toMatch(/\{|journal-|need-|undefined/);
  });
});
