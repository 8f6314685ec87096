import { useCallback, useEffect, useState } from 'react';
import { followStored, readStored, themeKey, writeStored } from '../storage';

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
    update();
    const system = systemDark();
    system.addEventListener('change', update);
    const stopFollowing = followStored(themeKey, () => {
      apply(readStored(themeKey));
      update();
    });
    return () => {
      system.removeEventListener('change', update);
      stopFollowing();
    };
  }, []);
  const toggle = useCallback(() => writeStored(themeKey, inEffect() === 'dark' ? 'light' : 'dark'), []);
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
