import type { PageSource } from '../../model/pages/pages';
import type { NodeFields } from '../nodes/domain-nodes';
import { isDeveloping } from './developing';

const pages = new Map<string, PageSource>();

/** During development, keeps a page as it was created last. */
export function rememberGood(page: PageSource): void {
  if (isDeveloping()) pages.set(page.file, page);
}

/** The page as it was before a mistake, which stays visible while its author fixes it. */
export const lastGood = (file: string): PageSource | undefined => pages.get(file);

const dataOf = new Map<string, readonly NodeFields[]>();
const known = new Set<string>();

/** Whether a data file comes again because it was edited. What is wrong with it at the start has been reported with everything else. */
export function isEdited(file: string): boolean {
  const isKnown = known.has(file);
  known.add(file);
  return isDeveloping() && isKnown;
}

/** The nodes of a data file, or during development those that it had before a mistake, with which everything else goes on. */
export function lastGoodData(file: string, nodes: readonly NodeFields[], isGood: boolean): readonly NodeFields[] {
  if (!isDeveloping()) return nodes;
  if (isGood) dataOf.set(file, nodes);
  return isGood ? nodes : (dataOf.get(file) ?? nodes);
}
