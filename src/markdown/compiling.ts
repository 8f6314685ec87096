import type { PageContext } from './page-context';
import type { ProblemList } from './problem-list';
import type { Scope } from './scope';

/** What the steps of compiling one page share. */
export interface Compiling {
  /** Path below the content folder. */
  readonly file: string;
  readonly context: PageContext;
  readonly scope: Scope;
  readonly problems: ProblemList;
  /** False when tags that offended the parser were hidden from it: what stands in what is not known then. */
  readonly complete: boolean;
  /** Set by the first step that meets something which has to run. */
  computes: boolean;
}
