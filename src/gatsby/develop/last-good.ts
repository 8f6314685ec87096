import type { PageSource } from '../../model/pages/pages';

const pages = new Map<string, PageSource>();

/** During development, keeps a page as it was created last. */
export function rememberGood(page: PageSource): void {
  if (isDeveloping()) pages.set(page.file, page);
}

/** The page as it was before a mistake, which stays visible while its author fixes it. */
export const lastGood = (file: string): PageSource | undefined => pages.get(file);

/** Whether the site is shown to its authors while they write; a build is for readers. */
export const isDeveloping = (): boolean => process.env.NODE_ENV !== 'production';
