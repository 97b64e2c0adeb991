// The service worker: it keeps the page for times without a connection, and replaces it after an upgrade.
//
// A new worker takes over at once and drops the files of the old build. A page of the old build then still runs, but
// can no longer load its parts. So its next navigation loads the new build, and a part that is missing reloads the page.
import { place } from './router.svelte';
import { store, stored } from './parts/storage';

const OFTEN = 3_600_000; // ms between checks of a page that stays open for days
const RELOADED = 'celestia-reloaded'; // when a missing part reloaded this page
const PATIENCE = 10_000; // ms; a part that is missing again so soon will not come

export function keepUpToDate(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = stored(RELOADED, 'sessionStorage');
    if (!navigator.onLine || (typeof last === 'number' && Date.now() - last < PATIENCE)) return;
    if (!store(RELOADED, Date.now(), 'sessionStorage')) return; // it might reload forever
    event.preventDefault();
    location.reload();
  });
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker of a browser takes over a page of its own build.
  let isControlled = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => {
    place.isOutdated = isControlled;
    isControlled = true;
  });
  addEventListener('load', () => void register(serviceWorker));
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.register('/sw.js').catch(() => null); // refused in private windows
  const look = () => registration?.update().catch(() => null); // offline, or the server restarts
  await look(); // otherwise the browser decides when, and not before the old worker rests
  setInterval(look, OFTEN);
}
