import type { PageSource } from '../../model/pages/pages';
import type { NodeFields } from '../nodes/domain-nodes';

/** Whether the site is shown to its authors while they write; a build is for readers. */
export const isDeveloping = (): boolean => process.env.NODE_ENV !== 'production';

const pages = new Map<string, PageSource>();

/** During development, keeps a page as it was created last. */
export function rememberGood(page: PageSource): void {
  if (isDeveloping()) pages.set(page.file, page);
}

/** The page as it was before a mistake, which stays visible while its author fixes it. */
export const lastGood = (file: string): PageSource | undefined => pages.get(file);

const dataOf = new Map<string, readonly NodeFields[]>();

/** Texts of data files when the server started. What is wrong with them then has been reported with everything else. */
const atStart = new Map<string, string>();

/** Notes what a data file says at the start. */
export const noteStart = (file: string, source: string): void => void atStart.set(file, source);

/** Whether a data file has been edited since the start. */
export function isEdited(file: string, source: string): boolean {
  if (atStart.get(file) === source) return false;
  // Back at what it was, it may be right again.
  atStart.delete(file);
  return isDeveloping();
}

/** The nodes of a data file, or during development those that it had before a mistake, with which everything else goes on. */
export function lastGoodData(file: string, nodes: readonly NodeFields[], isGood: boolean): readonly NodeFields[] {
  if (!isDeveloping()) return nodes;
  if (isGood) dataOf.set(file, nodes);
  return isGood ? nodes : (dataOf.get(file) ?? nodes);
}
