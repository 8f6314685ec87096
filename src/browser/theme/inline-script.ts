import { watchStart } from '../watch-start';
import { themeScript } from './theme-script';

/** The only inline script of the site. The same text on every page, so that one hash in the Content-Security-Policy covers it. */
export const inlineScript = (basePath: string): string => watchStart(basePath) + themeScript;
