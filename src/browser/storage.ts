/** What could not be stored on the device. It lasts for the visit. */
const forVisit = new Map<string, string>();

/** The value kept on this device or for this visit, or null. Private windows and denied storage count as empty. */
export function readStored(key: string): string | null {
  const kept = forVisit.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value on this device; where storage is denied or full, for this visit. */
export function writeStored(key: string, value: string): void {
  forVisit.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    forVisit.set(key, value);
  }
}

/** Forgets a value. */
export function removeStored(key: string): void {
  forVisit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is denied, nothing was kept.
  }
}
