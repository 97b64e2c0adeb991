// Tables closed from this device: a returning player reads that they closed it.
import { store, storedList } from '../parts/storage';

const KEY = 'celestia-closed';
const closed = (): string[] => storedList(KEY, 'sessionStorage');

/** Without storage the general text is shown. */
export const markClosed = (table: string): boolean => store(KEY, [...closed(), table], 'sessionStorage');

export const isOwnClosed = (table: string): boolean => closed().includes(table);
