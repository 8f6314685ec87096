import type { Problem } from '../model/problems/problems';

/** Something in the settings of a tree because of which nothing of it can be read. */
export class TreeError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line}:${problem.column}: ${problem.what} ${problem.remedy}`);
  }
}
