import picomatch from 'picomatch';
import type { SiteConfig } from '../../config/site-config';

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
  return !fitsPattern(name, patterns.include) || fitsPattern(name, patterns.exclude);
}

/** Whether a Markdown file is no page but a part of others. */
export const isPartial = (file: string, config: Pick<SiteConfig, 'pageFiles'>): boolean =>
  /\.mdx?$/.test(file) && isNoPage(file, config);

/** Whether a path or an address fits one of these patterns, as Docusaurus reads them: without `+(…)`, and a dot is a character. */
export const fitsPattern = (name: string, patterns: readonly string[]): boolean =>
  picomatch.isMatch(name, [...patterns], { dot: true, noextglob: true });
