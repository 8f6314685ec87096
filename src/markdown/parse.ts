import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { z } from 'zod';
import { explainSyntax } from './syntax-messages';
import { preprocess } from './preprocess';
import type { ProblemList } from './problem-list';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze();

/** The part of a parser's message that we use; other errors are bugs and pass through. */
const syntaxError = z.object({ reason: z.string(), line: z.number().default(1), column: z.number().default(1) });

/** A syntax tree, and the text that its positions count in. */
export interface Parsed {
  readonly tree: Root;
  readonly text: string;
}

/** Body text → syntax tree, or `undefined` with one problem when the text is not valid Markdown with components. */
export function parseMarkdown(body: string, problems: ProblemList): Parsed | undefined {
  const text = preprocess(body);
  try {
    return { tree: parser.parse(text), text };
  } catch (error) {
    const message = syntaxError.safeParse(error);
    if (!message.success) throw error;
    const { what, remedy } = explainSyntax(message.data.reason);
    // A tag that is never closed is noticed at the end of the file; the message says where it was opened.
    const opened = /\((\d+):(\d+)/.exec(message.data.reason);
    const { line, column } = message.data;
    const start = opened ? { line: Number(opened[1]), column: Number(opened[2]) } : { line, column };
    problems.add({ position: { start, end: start } }, what, remedy);
    return undefined;
  }
}
