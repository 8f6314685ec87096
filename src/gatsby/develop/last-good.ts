import type { PageSource } from '../../model/pages/pages';
import { isDeveloping } from './developing';

const pages = new Map<string, PageSource>();

/** During development, keeps a page as it was created last. */
export function rememberGood(page: PageSource): void {
  if (isDeveloping()) pages.set(page.file, page);
}

/** The page as it was before a mistake, which stays visible while its author fixes it. */
export const lastGood = (file: string): PageSource | undefined => pages.get(file);
