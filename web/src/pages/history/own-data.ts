// Everything kept about this device: on the server, and in this browser.
import { settings } from '../../settings.svelte';
import { api } from '../../wire/http';

const OURS = 'celestia';

function keptHere(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const kind of [localStorage, sessionStorage])
    for (const key of Object.keys(kind)) if (key.startsWith(OURS)) found[key] = kind.getItem(key) ?? '';
  return found;
}

/** Save everything as a file. */
export async function exportAll(): Promise<void> {
  const server = await api.exportDevice();
  const text = JSON.stringify({ format: 'celestia-device 1', server, browser: keptHere() }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `celestia-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** An address that moves everything to the device that opens it. */
export async function linkToMove(): Promise<string> {
  const { token } = await api.deviceLink({ name: settings.name, colour: settings.colour || null });
  return `${location.origin}/move-device#${token}`;
}

/** Delete everything on the server, then in this browser. */
export async function deleteAll(): Promise<void> {
  await api.eraseDevice();
  for (const kind of [localStorage, sessionStorage])
    for (const key of Object.keys(kind)) if (key.startsWith(OURS)) kind.removeItem(key);
}
