import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../storage';
import { themeKey } from './theme-script';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';
const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const inEffect = (): Theme => {
  const { theme } = document.documentElement.dataset;
  if (isTheme(theme)) return theme;
  return systemDark().matches ? 'dark' : 'light';
};

/** The theme in effect (unknown until the page runs) and its switch. Follows the system and other tabs. */
export function useTheme(): { theme: Theme | undefined; toggle: () => void } {
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    const update = (): void => setTheme(inEffect());
    const follow = (event: StorageEvent): void => {
      if (event.key !== themeKey && event.key !== null) return;
      apply(readStored(themeKey));
      update();
    };
    update();
    const system = systemDark();
    system.addEventListener('change', update);
    window.addEventListener('storage', follow);
    return () => {
      system.removeEventListener('change', update);
      window.removeEventListener('storage', follow);
    };
  }, []);
  const toggle = useCallback(() => {
    const next = inEffect() === 'dark' ? 'light' : 'dark';
    writeStored(themeKey, next);
    apply(next);
    setTheme(next);
  }, []);
  return { theme, toggle };
}

function apply(choice: string | null): void {
  const { dataset } = document.documentElement;
  if (isTheme(choice)) dataset.theme = choice;
  else delete dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.dataset.scheme ?? '';
    meta.media = isTheme(choice) ? (choice === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}
