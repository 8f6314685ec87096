import { stripVTControlCharacters } from 'node:util';
import { readContent } from '../../src/content/files/read-content';
import { inSource, readOrigin } from '../../src/content/origin';
import { reportForTerminal } from '../../src/content/report-problems';
import { TreeContext } from '../../src/content/tree-context';
import { missingInBuild } from '../../src/gatsby/outputs/failed-pages';
import type { Problem } from '../../src/model/problems/problems';
import { loadReference } from '../../src/model/reference/reference';
import { treeAt } from '../../src/trees/open-tree';

/** A page that Gatsby could not write because something of it threw. */
interface FailedHtml {
  readonly address: string;
  readonly reason: string;
}

/** The page that an output of Gatsby names as the one whose HTML failed, and the message of the error. */
export function failedHtmlIn(output: string): FailedHtml | undefined {
  const plain = stripVTControlCharacters(output);
  const [, address, rest = ''] = /Building static HTML failed for path "(.+)"([^]*)/.exec(plain) ?? [];
  if (address === undefined) return undefined;
  const [, reason = 'an error without a message'] = /\bWebpackError: (.+)/.exec(rest) ?? [];
  // Gatsby breaks long lines anywhere, with two blanks where it does.
  return { address: address.replace(/(.)\/$/, '$1'), reason: reason.replaceAll('  ', '').trim() };
}

/** The failure as a problem of the page's file, or of its address when that is no file of content. */
export const problemOfFailedHtml = ({ address, reason }: FailedHtml, file = address): Problem => ({
  ...{ file, line: 1, column: 1 },
  what: `An expression or a component of this page throws an error while the page is built: \`${reason.replaceAll('`', "'")}\`.`,
  remedy: missingInBuild.test(reason)
    ? "Use what only browsers have in a component's `React.useEffect`."
    : 'Correct it, or remove it from the page.',
});

/** What a build says at its end when the output of Gatsby names a page of the tree that failed; `undefined` when it names none. */
export function reportOfFailedHtml(output: string, contentDir: string): string | undefined {
  const failed = failedHtmlIn(output);
  if (!failed) return undefined;
  const tree = treeAt(contentDir);
  const { pages, data } = readContent(contentDir, tree.config);
  const context = TreeContext.of(contentDir, pages, loadReference(data), tree);
  const file = [...pages.keys()].find((name) => context.addressOf(name) === failed.address);
  const problem = problemOfFailedHtml(failed, file);
  const origin = readOrigin(contentDir);
  return reportForTerminal([origin ? inSource(problem, origin) : problem], origin?.root ?? contentDir);
}
