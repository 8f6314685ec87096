import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { trimSlash } from '../../model/addresses/routes';
import type { PageSource } from '../../model/pages/pages';
import type { Problem } from '../../model/problems/problems';

const failedPagesFile = path.resolve('.tmp/failed-pages.txt');

/** Texts without blanks and line breaks. A message may also be cut in the middle of a character. */
const encode = (text: string): string => Buffer.from(text).toString('base64');
const decode = (encoded: string): string => Buffer.from(encoded, 'base64').toString();

/**
 * Keeps that a component of the page at `address` failed, as one line, until all pages are rendered, which several processes share.
 * The renderer contains this file, so it parses no JSON with zod, which would be a sixth of the renderer's modules.
 */
export function keepFailedPage(address: string, reason: string): void {
  mkdirSync(path.dirname(failedPagesFile), { recursive: true });
  appendFileSync(failedPagesFile, `${[address, reason].map(encode).join(' ')}\n`);
}

/** Forgets the failed pages of a build that was stopped. */
export const forgetFailedPages = (): void => rmSync(failedPagesFile, { force: true });

/** Addresses of the failed pages, without a slash at their end, and the reasons. */
export function failedPages(): { readonly address: string; readonly reason: string }[] {
  if (!existsSync(failedPagesFile)) return [];
  const lines = readFileSync(failedPagesFile, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [address = '', reason = ''] = line.split(' ').map(decode);
    return { address: trimSlash(address), reason };
  });
}

/** What only browsers have. A component that lacks one of them may work there, so only its failure is no fault for sure. */
const missingInBuild =
  /^(?:window|document|navigator|location|history|screen|self|(?:local|session)Storage|matchMedia|\w*Observer|(?:HTML|SVG)?\w*Element|Image|Audio|Worker|customElements|requestAnimationFrame) is not defined$/;

const quoted = (reason: string): string => `\`${reason.replaceAll('`', "'")}\`.`;

/** Pages of a component that many of them show fail for one reason, which is one problem, at the first of them. */
function problemsOfReasons(failed: readonly { readonly file: string; readonly reason: string }[]): Problem[] {
  return [...new Set(failed.map(({ reason }) => reason))].map((reason) => {
    const [file = '', ...others] = failed.filter((page) => page.reason === reason).map((page) => page.file);
    const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
    const same = others.length === 0 ? '' : ` The same happens on ${others.slice(0, 3).join(', ')}${more}.`;
    return {
      ...{ file, line: 1, column: 1 },
      what: `An expression or a component of this page throws an error while the page is built: ${quoted(reason)}${same}`,
      remedy: missingInBuild.test(reason)
        ? "Use what only browsers have in a component's `React.useEffect`."
        : 'Correct it, or remove it from the page.',
    };
  });
}

/**
 * The failed pages as problems of their files, or at their addresses when they are no files of content. What a foreign tree shows of a
 * component that lacks a browser is a gap, as it was for the tool that it was made for.
 */
export function problemsOfFailedPages(
  pages: readonly Pick<PageSource, 'path' | 'file'>[],
  isForeign: boolean,
): Problem[] {
  const files = new Map(pages.map((page) => [page.path, page.file]));
  const failed = failedPages().map(({ address, reason }) => ({ file: files.get(address) ?? address, reason }));
  if (!isForeign) return problemsOfReasons(failed);
  return failed.map(({ file, reason }): Problem => {
    const place = { file, line: 1, column: 1 };
    if (missingInBuild.test(reason))
      return {
        ...place,
        what: `A component fails while the page is built, so only browsers show it: ${quoted(reason)}`,
        remedy: 'Put what needs a browser into `<BrowserOnly>`.',
        severity: 'warning',
      };
    return {
      ...place,
      what: `A component fails, so readers see an error in its place: ${quoted(reason)}`,
      remedy: 'Correct the component, or build with `--lenient`, which publishes the page without it.',
    };
  });
}
