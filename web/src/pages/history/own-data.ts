// Everything kept about this device: on the server, and in this browser.
import { saveFile } from '../../parts/save-file';
import { settings } from '../../settings.svelte';
import { api } from '../../wire/http';

const stores = (): Storage[] => [localStorage, sessionStorage];

const ownKeys = (kind: Storage): string[] => Object.keys(kind).filter((key) => key.startsWith('celestia'));

/** Save everything as a file. */
export async function exportAll(): Promise<void> {
  const server = await api.exportDevice();
  const browser = stores().flatMap((kind) => ownKeys(kind).map((key) => [key, kind.getItem(key)] as const));
  const data = { format: 'celestia-device 1', server, browser: Object.fromEntries(browser) };
  const name = `celestia-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}

/** An address that moves everything to the device that opens it. */
export async function linkToMove(): Promise<string> {
  const { token } = await api.deviceLink({ name: settings.name, colour: settings.colour || null });
  return `${location.origin}/move-device#${token}`;
}

/** Delete everything on the server, then in this browser. */
export async function deleteAll(): Promise<void> {
  await api.eraseDevice();
  for (const kind of stores()) ownKeys(kind).forEach((key) => kind.removeItem(key));
}
