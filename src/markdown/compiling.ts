import type { PageContext } from './page-context';
import type { Included } from './partials/partial-node';
import type { ProblemList } from './problem-list';
import type { Scope } from './scope/scope';

/** What the steps of compiling one file share: a page, or a partial on its way into one. */
export interface Compiling {
  /** Path below the content folder. */
  readonly file: string;
  readonly context: PageContext;
  readonly scope: Scope;
  readonly problems: ProblemList;
  /** False when tags that offended the parser were hidden from it: what stands in what is not known then. */
  complete: boolean;
  /** Set by the first step that meets something which has to run. */
  computes: boolean;
  /** Files on the way from the page to this one, both included. */
  readonly trail: readonly string[];
  /** All that the page includes, directly or not; shared by the page and its partials. */
  readonly partials: Included[];
}
