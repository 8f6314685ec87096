import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../storage';
import { dismissalKey } from './dismissal';

/** Whether the announcement with this key was dismissed on this device, and how to dismiss it. */
export function useDismissal(key: string): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => setDismissed(readStored(dismissalKey) === key), [key]);
  const dismiss = useCallback(() => {
    writeStored(dismissalKey, key);
    setDismissed(true);
  }, [key]);
  return [dismissed, dismiss];
}
