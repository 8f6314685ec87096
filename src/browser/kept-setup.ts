import { cleanSetting, readSetup, setupKeys } from '../model/reader-setup';
import type { ReaderSetup } from '../model/reader-setup';
import { followStored, readStored, removeStored, writeStored } from './storage';

/** What the reader has set, on this device. */
export const currentSetup = (): ReaderSetup => readSetup(readStored);

/** Keeps a value as the reader has entered it; an empty one, or one that is none, is forgotten. */
export function keepSetting(name: keyof ReaderSetup, value: string): void {
  const clean = cleanSetting(name, value) ?? '';
  if (clean === '') removeStored(setupKeys[name]);
  else writeStored(setupKeys[name], clean);
}

/** Calls back when a value of the setup changes, in this tab or in another one. Returns how to stop. */
export function followSetting(name: keyof ReaderSetup, onChange: () => void): () => void {
  return followStored(setupKeys[name], onChange);
}
