import { compilePage } from './compile-page';
import type { CompiledPage } from './compile-page';
import { digestOf } from './digest';
import { hasSameAnswers, recordingContext } from './made-from';
import type { MadeFrom } from './made-from';
import type { TreeContext } from './tree-context';

/** A compiled page that can be cached, because it knows when it is outdated. */
export interface RecordedPage {
  readonly compiled: CompiledPage;
  readonly madeFrom: MadeFrom;
}

/** Compiles a page of a tree and records what it follows from. */
export function compileRecorded(file: string, source: string, tree: TreeContext): RecordedPage {
  const { context, answers } = recordingContext(tree);
  const compiled = compilePage(file, source, context);
  return { compiled, madeFrom: { source: digestOf(source), answers } };
}

/** Whether compiling this text now would have the same result. */
export const isCurrent = ({ madeFrom }: RecordedPage, source: string, tree: TreeContext): boolean =>
  madeFrom.source === digestOf(source) && hasSameAnswers(madeFrom, tree);
