// Taking off for the daily flight, or returning to it.
import { Attempt } from '../parts/attempt.svelte';
import { problemAtHome } from '../parts/problems';
import { place } from '../router.svelte';
import { settings } from '../settings.svelte';
import { api } from '../wire/http';

export class DailyFlight extends Attempt {
  constructor() {
    super(problemAtHome);
  }

  fly(): Promise<void> {
    return this.leave(async () => {
      const opened = await api.flyDaily({ name: settings.name, bot_pace: settings.botPace });
      place.go(`/table/${opened.table}`);
    });
  }
}
