import { transformDirectives } from './components/admonitions';
import { checkCode } from './code/check-code';
import { noteCodeMarks } from './code/code-meta';
import { checkPython } from './code/check-python';
import { checkText } from './check-text';
import type { CompileState, Prepared, Source } from './compile-state';
import { editSource } from './export/edit-source';
import { SourceEdits } from './export/source-edits';
import { expandComponents } from './components/expand-components';
import { resolveExpressions } from './scope/expressions';
import { hoistTruncate } from './parse/hoist-truncate';
import { includePartials } from './partials/include-partials';
import { isMdx } from './parse/is-mdx';
import { parseMarkdown } from './parse/parse';
import { ProblemList } from './problem-list';
import { expandReference } from './reference/expand-reference';
import { readScope } from './scope/scope';
import { unwrapParagraphs } from './parse/unwrap-paragraphs';

/** The steps that need nothing but the file itself, the same for a page and for what it includes. */
export function prepare({ file, body: written, values, ...around }: Source): Prepared {
  const { policy, syntax, dialect } = around.context;
  const body = dialect?.rewrite(written) ?? written;
  const problems = new ProblemList(file);
  const parsed = parseMarkdown(body, problems, syntax, isMdx(file, values.frontMatter, around.context), policy);
  dialect?.convert(parsed.tree);
  const transformed = around.context.transformed?.(file, written);
  const { text } = parsed;
  const { tree = parsed.tree, problems: failures = [], isComplete = true } = transformed ?? {};
  // Plugins may add more of what only that generator knows.
  if (tree !== parsed.tree) dialect?.convert(tree);
  problems.all.push(...failures);
  const complete = parsed.complete && isComplete;
  const scope = readScope(tree, file, around.context, problems, values);
  const edits = new SourceEdits(body);
  const page: CompileState = { ...around, edits, file, scope, problems, complete, needsMdx: false };
  const lines = body.split('\n');
  // The Markdown export is made of the source.
  editSource(parsed.tree, page, edits);
  page.needsMdx = resolveExpressions(tree, scope, problems);
  hoistTruncate(tree);
  unwrapParagraphs(tree);
  noteCodeMarks(tree, around.context.syntax.codeMarks);
  checkCode(tree, lines, problems);
  checkPython(tree, around.context.reference, problems);
  checkText(tree, lines, problems);
  expandComponents(tree, page);
  transformDirectives(tree, text, problems, around.context.syntax);
  expandReference(tree, page);
  includePartials(tree, page, prepare);
  return { tree, page };
}
