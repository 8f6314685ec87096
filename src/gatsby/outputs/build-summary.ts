import { statSync } from 'node:fs';
import { keepReport } from '../../content/report-problems';
import { allFilesBelow } from '../../content/files/files-below';

let warnings = 0;

/** Adds to the warnings that the last line of the build counts. */
export function countWarnings(count: number): void {
  warnings += count;
}

interface Summary {
  readonly pages: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly warnings: number;
}

/** One line that says what a build has made. */
export const summaryLine = ({ pages, seconds, bytes, ...found }: Summary): string =>
  `Built ${pages} pages in ${Math.round(seconds)} s, ${(bytes / 1e6).toFixed(1)} MB in all, with ${found.warnings} ${found.warnings === 1 ? 'warning' : 'warnings'} about the content.`;

/**
 * Keeps the summary until Gatsby, which has more to say, has finished. `pages` is what Gatsby has made: some hosts get an HTML file for each
 * redirect as well.
 */
export function summarize(publicDir: string, pages: number): void {
  const bytes = allFilesBelow(publicDir).reduce((sum, file) => sum + statSync(file).size, 0);
  keepReport(summaryLine({ pages, seconds: process.uptime(), bytes, warnings }));
}
