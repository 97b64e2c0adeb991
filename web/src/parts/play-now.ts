// Open a table full of bots and go there. The dice are sealed while the table opens.
import { place } from '../router.svelte';
import { settings } from '../settings.svelte';
import { api } from '../wire/http';
import { quickGame, requestOf } from './quickGame.svelte';

export async function playNow(): Promise<void> {
  const request = {
    ...requestOf(quickGame, settings.name),
    bot_pace: settings.botPace,
    colour: settings.colour || null,
  };
  // Loaded lazily: only players need that module.
  const [opened, { partAt }] = await Promise.all([api.playNow(request), import('../wire/take-part.svelte')]);
  partAt(opened.table).begin(opened, 'sealing');
  place.go(`/table/${opened.table}`);
}
