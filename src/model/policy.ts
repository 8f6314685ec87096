import { asWarning, isError } from './problems/problems';
import type { Problem } from './problems/problems';

/**
 * How strictly a content tree is judged. A tree made for Docusaurus keeps other rules than ours, so under `lenient` a mistake
 * that loses no page is a warning, and what Docusaurus allows is allowed.
 */
export type Policy = 'strict' | 'lenient';

/** A problem that loses no page, as serious as the policy takes it. */
export function downgraded(policy: Policy, problem: Problem): Problem {
  if (policy === 'strict') return problem;
  return isError(problem) ? asWarning(problem) : { ...problem, severity: 'advice' };
}
