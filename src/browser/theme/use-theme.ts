import { useCallback, useEffect, useState } from 'react';
import { site } from '../../config/browser-config';
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

/** Which readers the colors of a scheme are for: all, none, or those whose system has that scheme. */
export const mediaOf = (scheme: string, theme: Theme | 'system'): string =>
  theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';

function apply(choice: string | null): void {
  const { dataset } = document.documentElement;
  const theme = isTheme(choice) ? choice : site.colorMode;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = mediaOf(meta.dataset.scheme ?? '', theme);
}
