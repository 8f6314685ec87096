import type { SiteConfig } from '../../config/site-config';
import { fitsPattern } from '../addresses/address-pattern';

/**
 * Whether a file in a folder of pages is no page but at most a part of others. Unless the content tree has patterns for its folder, this is
 * a file whose name, or the name of a folder around it, starts with `_`.
 */
export function isNoPage(file: string, { pageFiles }: Pick<SiteConfig, 'pageFiles'>): boolean {
  const [folder] = Object.keys(pageFiles)
    .filter((one) => file.startsWith(`${one}/`))
    .sort((a, b) => b.length - a.length);
  const patterns = pageFiles[folder ?? ''];
  if (folder === undefined || !patterns) return /(?:^|\/)_/.test(file);
  const name = file.slice(folder.length + 1);
  const fits = (pattern: string): boolean => fitsPattern(name, pattern);
  return !patterns.include.some(fits) || patterns.exclude.some(fits);
}

/** Whether a Markdown file is no page but a part of others. */
export const isPartial = (file: string, config: Pick<SiteConfig, 'pageFiles'>): boolean =>
  /\.mdx?$/.test(file) && isNoPage(file, config);
