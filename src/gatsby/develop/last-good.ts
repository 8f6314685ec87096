import type { PageSource } from '../../model/pages/pages';

const pages = new Map<string, PageSource>();

/** While developing: keeps a page as it was made last. */
export function rememberGood(page: PageSource): void {
  if (process.env.NODE_ENV !== 'production') pages.set(page.file, page);
}

/** The page as it was before a mistake: the reader's page stays while its author mends it. */
export const lastGood = (file: string): PageSource | undefined => pages.get(file);
