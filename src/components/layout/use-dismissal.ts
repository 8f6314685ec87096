import { useCallback, useEffect, useState } from 'react';
import { dismissalKey } from '../../browser/theme/theme-script';
import { readStored, writeStored } from '../../browser/storage';

/** Whether the announcement with this key was dismissed on this device, in any tab, and how to dismiss it. */
export function useDismissal(key: string): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const read = (): void => setDismissed(readStored(dismissalKey) === key);
    const follow = (event: StorageEvent): void => {
      if (event.key === dismissalKey) read();
    };
    read();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  const dismiss = useCallback(() => {
    writeStored(dismissalKey, key);
    setDismissed(true);
  }, [key]);
  return [dismissed, dismiss];
}
