import { z } from 'zod';
import type { PageFiles } from '../../config/site-config';

const patterns = z.array(z.string()).optional().catch(undefined);
const options = z.looseObject({ include: patterns, exclude: patterns });

/** What Docusaurus takes for no page when nobody says otherwise. */
const usuallyExcluded = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/** Which files of a folder the options of a plugin make pages of; `undefined` for the usual ones. */
export function pageFilesOf(plugin: object): PageFiles | undefined {
  const { include, exclude } = options.parse(plugin);
  if (!include && !exclude) return undefined;
  return { include: include ?? ['**'], exclude: exclude ?? usuallyExcluded };
}
