// Refusals name the things of the box.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test } from 'vitest';
import { allTexts } from './files';
import { refusalSaid } from './refusals';
import { texts } from './say.svelte';

beforeAll(async () => {
  const bundle = new FluentBundle('fr', { useIsolating: false });
  for (const file of await allTexts('fr')) bundle.addResource(new FluentResource(file));
  texts.bundle = bundle;
});

test.each([
  ['card-not-held', { card: 'alternative_route' }, 'Vous n’avez pas la carte Itinéraire bis.'],
  ['power-not-yours', { colour: 'green' }, 'Vous n’êtes pas Vert.'],
  ['treasure-not-owned', { city: 6, face: 9 }, 'Vous ne l’avez pas\u00a0: Trésor de valeur 9, Horlune (6).'],
  [
    'treasure-not-owned',
    { city: 6, face: 'spyglass' },
    'Vous ne l’avez pas\u00a0: Longue-vue magique, Horlune (6).',
  ],
  ['config-module-empty', { name: 'specials_1' }, /Bandit et Amarre/],
  ['words-no-action', { words: 'compass' }, 'Aucune action ne s’appelle «\u00a0compass\u00a0».'],
])('%s', (key, params, sentence) => {
  expect(refusalSaid(key, params as Record<string, string | number>)).toMatch(sentence);
});
