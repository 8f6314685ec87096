/** The value kept on this device, or null. Private windows and denied storage count as empty. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it where storage is denied or full: then it lasts for this page. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice holds until the page is left.
  }
}
