/** Where the reader's choice of a theme is kept; absent means: follow the system. */
export const themeKey = 'theme';

/** Where the key of the dismissed announcement is kept. */
export const dismissalKey = 'announcement';

/** What could not be stored on the device. It lasts for the visit. */
const forVisit = new Map<string, string>();
const followers = new Set<(changed: string) => void>();

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
  tell(key);
}

function tell(key: string): void {
  for (const follower of followers) follower(key);
}

/** Calls back when the value of a key is written or forgotten in this tab or changes in another one. Returns how to stop. */
export function followStored(key: string, onChange: () => void): () => void {
  const follower = (changed: string | null): void => {
    if (changed === key || changed === null) onChange();
  };
  const onStorage = (event: StorageEvent): void => follower(event.key);
  followers.add(follower);
  addEventListener('storage', onStorage);
  return () => {
    followers.delete(follower);
    removeEventListener('storage', onStorage);
  };
}

/** Forgets a value. */
export function removeStored(key: string): void {
  forVisit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is denied, nothing was kept.
  }
  tell(key);
}
