import type { Node } from 'unist';
import type { Problem } from '../model/problems';

/** Collects the problems of one file; transforms add to it with the node at fault. */
export class ProblemList {
  readonly all: Problem[] = [];

  constructor(private readonly file: string) {}

  add(node: Pick<Node, 'position'> | undefined, what: string, remedy: string): void {
    const { line = 1, column = 1 } = node?.position?.start ?? {};
    this.all.push({ file: this.file, line, column, what, remedy });
  }
}
