import type { Node } from 'unist';
import type { Fix, Problem } from '../model/problems/problems';

type Place = Pick<Node, 'position'> | undefined;

/** Collects the problems of one file; transforms add to it with the node at fault. */
export class ProblemList {
  readonly all: Problem[] = [];

  constructor(private readonly file: string) {}

  /** What cannot be shown as it is written. */
  add(place: Place, what: string, remedy: string, fix?: Fix): void {
    this.all.push({ ...this.at(place), what, remedy, ...(fix ? { fix } : {}) });
  }

  /** What can be shown, but should not be published so. */
  warn(place: Place, what: string, remedy: string, fix?: Fix): void {
    this.all.push({ ...this.at(place), what, remedy, severity: 'warning', ...(fix ? { fix } : {}) });
  }

  /** Whether something inside of a node was reported. */
  hasWithin(place: Place): boolean {
    const { start, end } = place?.position ?? {};
    return this.all.some(
      ({ line }) => start !== undefined && end !== undefined && line > start.line && line <= end.line,
    );
  }

  private at(place: Place): Pick<Problem, 'file' | 'line' | 'column'> {
    const { line = 1, column = 1 } = place?.position?.start ?? {};
    return { file: this.file, line, column };
  }
}

/** A place that no node has. */
export const placeAt = (line: number, column = 1): Pick<Node, 'position'> => {
  const start = { line, column };
  return { position: { start, end: start } };
};
