import type { Problem } from '../model/problems/problems';

/** Something in the settings of a tree because of which nothing of it can be read. */
export class TreeError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line}:${problem.column}: ${problem.what} ${problem.remedy}`);
  }
}

/** Why something failed, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
