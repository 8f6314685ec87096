import { stat } from 'node:fs/promises';
import { filesBelow } from '../../content/read-content';

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
  `Built ${pages} pages in ${Math.round(seconds)} s, ${(bytes / 1e6).toFixed(1)} MB in all, with ${found.warnings} warnings about the content.`;

/** Prints the summary when Gatsby, which has more to say, has finished. */
export async function summarizeAtExit(publicDir: string): Promise<void> {
  const files = await filesBelow(publicDir);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  process.once('exit', () => {
    console.log(summaryLine({ pages, seconds: process.uptime(), bytes, warnings }));
  });
}
