// Taking off for the daily flight, or returning to it.
import { problemAtHome } from '../parts/problems';
import { place } from '../router.svelte';
import { settings } from '../settings.svelte';
import { api } from '../wire/http';

export class DailyFlight {
  boarding = $state(false);
  problem = $state('');

  async fly(): Promise<void> {
    this.boarding = true;
    this.problem = '';
    try {
      const opened = await api.flyDaily({ name: settings.name, bot_pace: settings.botPace });
      place.go(`/table/${opened.table}`);
    } catch (error) {
      this.problem = await problemAtHome(error);
      this.boarding = false;
    }
  }
}
