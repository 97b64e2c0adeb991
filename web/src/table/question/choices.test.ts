import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { texts } from '../../texts/say.svelte';
import type { Ask, Phase, QuestionKind, View } from '../../wire/messages';
import { aLink, anAsk, aSeatView, aSnapshot, aSnapshotSeat, aView } from '../../wire/samples';
import { TableModel } from '../model.svelte';
import { choiceForKey, choicesOf } from './choices';
import { momentOf } from './moment';
import { stepOf } from './question';

const player = aSeatView({ treasures: { '6': 2 } });
const view = aView({
  phase: 'after_declarations',
  captain: 1,
  aircraft: { at: '9', heading: '12' },
  dice: ['fog', 'blank', 'pirates'],
  to_answer: [1, 0, 0, 1],
  piles: { '9': 8 },
  hand: { ejection: 1 },
  seats: [aSeatView({ treasures: { '6': 2 }, points: 10 }), player, player, player],
});
const seats = ['Ann', 'Ben', 'Cy', 'Dee'].map((name) => aSnapshotSeat({ name, colour: 'red' }));
const seen = (shown: View): TableModel =>
  new TableModel(aLink({ snapshot: aSnapshot({ seats, view: shown }) }));
const model = seen(view);
const ask = (kind: QuestionKind, options: string[], blocked: Ask['blocked'] = []): Ask =>
  anAsk({ kind, options, blocked });

beforeAll(async () => {
  settings.language = 'en';
  await texts.load('en');
});

describe('choices', () => {
  it('with targets are one choice', () => {
    const found = choicesOf(model, ask('window', ['pass', 'play ejection 2', 'play ejection 3']));
    expect(found.map((choice) => choice.head)).toEqual(['play ejection', 'pass']);
    expect(found[0]?.words).toBe('');
    expect(found[0]?.targets.map((target) => target.confirm)).toEqual(['Eject Cy', 'Eject Dee']);
  });

  it('begin with continuing and end with passing', () => {
    const found = choicesOf(model, ask('declare', ['pass', 'leave', 'play rowboat_fog', 'stay']));
    expect(found.map((choice) => choice.words)).toEqual(['stay', 'leave', 'play rowboat_fog', 'pass']);
  });

  it('keep their letters, and figures go to the rest', () => {
    const words = ['pass', 'play bandit', 'play new_gear', 'stay', 'leave', 'play rowboat_fog'];
    const keys = choicesOf(model, ask('window', words)).map((choice) => choice.key);
    expect(keys).toEqual(['S', 'L', '1', '2', 'B', '0']);
  });

  it('answer to their key, refused ones to none', () => {
    const blocked = [{ words: 'leave', key: 'emptied-city', rule: 'R1', params: {} }];
    const found = choicesOf(model, ask('declare', ['stay'], blocked));
    expect(choiceForKey(found, 's')?.words).toBe('stay');
    expect(choiceForKey(found, 'l')).toBeNull();
    expect(found[1]?.refusal).toEqual({
      sentence: 'No treasure is left here: nobody can get off.',
      rule: 'R1',
    });
  });

  it('show a refused target beside the others', () => {
    const blocked = [{ words: 'play ejection 1', key: 'not-a-passenger', rule: 'C36', params: {} }];
    const [eject] = choicesOf(model, ask('window', ['pass', 'play ejection 2'], blocked));
    expect(eject?.refusal).toBeNull();
    expect(eject?.targets.map((target) => [target.seat, target.refusal?.rule])).toEqual([
      [2, undefined],
      [1, 'C36'],
    ]);
  });

  it('leave cards that are only too early or too late to the hand', () => {
    const blocked = [
      { words: 'play jetpack', key: 'jetpack-when', rule: 'B6', params: {} },
      { words: 'play wind_gust', key: 'gust-no-blank', rule: 'C30', params: {} },
    ];
    const found = choicesOf(model, ask('window', ['pass', 'play ejection 2'], blocked));
    expect(found.map((choice) => choice.head)).toEqual(['play ejection', 'play wind_gust', 'pass']);
  });

  it('say so where there is only one', () => {
    expect(choicesOf(model, ask('window', ['pass']))[0]?.says).toBe('You have nothing to play now.');
    const [can] = choicesOf(model, ask('announce', ['announce can']));
    expect(can?.says).toBe('Fly on to Barbadahl (12).');
  });

  it('promise nothing that a clear sky does not keep', () => {
    const clear = seen({ ...view, to_answer: [0, 0, 0, 0] });
    const stay = (at: TableModel): string | undefined =>
      choicesOf(at, ask('declare', ['stay', 'leave']))[0]?.says;
    expect(stay(model)).toContain('If');
    expect(stay(clear)).toMatch(/^You reach \S+ for sure/);
  });

  it('of a lone spyglass need no second step', () => {
    const [spyglass] = choicesOf(model, ask('window', ['pass', 'play spyglass 6']));
    expect(spyglass?.words).toBe('play spyglass 6');
  });

  it('of Matryoshburg are three, and the cards to swap come in a second step', () => {
    const words = ['draw', 'discard compass', 'discard cannon', 'trade 6/9'];
    const choices = choicesOf(model, ask('matryoshburg', words));
    expect(choices.map((choice) => choice.head)).toEqual(['draw', 'discard', 'trade']);
    expect(choices[1]).toMatchObject({ words: '', targets: [] });
  });
});

describe('choices made ahead', () => {
  const ahead = (kind: Phase, options: string[]): Ask => ({ ...ask('window', options), ahead: kind });

  it('name what happens, not the card alone', () => {
    const found = choicesOf(model, ahead('crashing', ['pass', 'play jetpack']));
    expect(found.map(({ label }) => label)).toEqual(['Jump with the Jetpack', 'Fall']);
  });

  it('of a captain who needs turbo are to fly or to fall', () => {
    const found = choicesOf(model, ahead('announcement', ['announce can', 'announce cannot']));
    expect(found.map(({ label }) => label)).toEqual(['Fly with turbo', 'Fall']);
  });

  it('can be put off, just before they pass', () => {
    const found = choicesOf(model, ahead('hook', ['pass', 'later', 'play grappling_hook']));
    expect(found.map(({ label, key }) => [label, key])).toEqual([
      ['Climb back', '1'],
      ['Ask me after the payment', '2'],
      ['Stay here', '0'],
    ]);
  });

  it('look like those of the moment they decide', () => {
    expect(momentOf(model, ahead('payment', ['pay compass']))).toMatchObject({
      kind: 'pay',
      phase: 'payment',
    });
    expect(momentOf(model, ahead('help', ['pass']))).toMatchObject({ kind: 'lay_help', phase: 'help' });
    expect(momentOf(model, ask('window', ['pass']))).toMatchObject({ kind: 'window', ahead: '' });
  });
});

describe('the step bar', () => {
  it('knows where in the leg a moment is', () => {
    expect(stepOf('declarations', 'declare')).toBe('declare');
    expect(stepOf('declarations', 'roll')).toBe('roll');
    expect(stepOf('over', 'none')).toBeUndefined();
  });
});
