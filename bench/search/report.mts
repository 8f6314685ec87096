import type { InBrowser } from './browser.mts';
import { qualityOf } from './quality.mts';
import type { Outcome } from './quality.mts';

interface Measured {
  readonly name: string;
  readonly results: readonly Outcome[];
}
interface Cost {
  readonly name: string;
  readonly sections: number;
  readonly beforeFirst: number;
  readonly index: number;
  readonly texts?: number;
  readonly p50: number;
  readonly p95: number;
  readonly megabytes: number;
  readonly seconds?: number;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Recall@1, recall@8 and MRR@8 for each kind of query and engine. */
export function qualityTable(measured: readonly Measured[]): string {
  const kinds = [...new Set(measured.flatMap(({ results }) => results.map(({ gold }) => gold.kind)))];
  const cells = (results: readonly Outcome[]): string => {
    const { recall1, recall8, mrr } = qualityOf(results);
    return [recall1, recall8, mrr].map((value) => value.toFixed(2)).join(' / ');
  };
  const line = (name: string, of: (outcome: Outcome) => boolean): string[] => [
    name,
    String(measured[0]?.results.filter(of).length ?? 0),
    ...measured.map(({ results }) => cells(results.filter(of))),
  ];
  return table(
    ['recall@1 / recall@8 / MRR@8', 'queries', ...measured.map(({ name }) => name)],
    [...kinds.map((kind) => line(kind, ({ gold }) => gold.kind === kind)), line('**all**', () => true)],
  );
}

/** What each engine costs. */
export function bytesTable(rows: readonly Cost[]): string {
  return table(
    [
      'brotli',
      'sections',
      'before the first suggestion',
      'whole index',
      'excerpt texts',
      'keystroke p50',
      'p95',
      'heap',
      'CPU to index',
    ],
    rows.map((cost) => [
      cost.name,
      String(cost.sections),
      kilobytes(cost.beforeFirst),
      kilobytes(cost.index),
      cost.texts === undefined ? '' : kilobytes(cost.texts),
      `${cost.p50.toFixed(1)} ms`,
      `${cost.p95.toFixed(1)} ms`,
      `${cost.megabytes.toFixed(0)} MB`,
      cost.seconds === undefined ? '' : `${cost.seconds.toFixed(1)} s`,
    ]),
  );
}

/** What readers wait for. */
export const browserTable = (measured: readonly InBrowser[]): string =>
  table(
    ['ms', 'first suggestion', 'next', 'longest task', 'tasks over 16 ms', 'worker heap'],
    measured.map(({ name, first, next, longest, over, megabytes }) => [
      name,
      first.toFixed(0),
      next.toFixed(0),
      longest.toFixed(0),
      over.toFixed(0),
      megabytes === undefined ? '' : `${megabytes.toFixed(0)} MB`,
    ]),
  );

/** Queries whose page is not first, with what is. */
export const missesList = (results: readonly Outcome[]): string =>
  results
    .filter(({ rank }) => rank !== 1)
    .map(({ gold, rank, found }) => `${gold.kind}: ${gold.query} (${rank}): ${found.slice(0, 3).join(' ')}`)
    .join('\n');

interface Report {
  readonly code: number;
  readonly pagefindPerQuery: number;
  readonly held: string;
  readonly all: string;
  readonly cost: string;
  readonly browser: string;
  readonly load: number;
}

/** The whole result file. */
export const report = ({
  code,
  pagefindPerQuery,
  held,
  all,
  cost,
  browser,
  load,
}: Report): string => `# Search, measured

Written by \`npm run bench:search\`. Every engine gets the same content and the queries of bench/search/gold.yml with its defaults,
and is judged by the first eight pages it gives. MiniSearch: its own library. docusaurus-search-local: its own \`buildIndex\` and the
query clauses of its worker, as published, without a Docusaurus site around it. Pagefind: its own binary over the built HTML, asked
in a browser. The peers index code as text; this site's search indexes the names in it.

## Quality on the held-out half

${held}

## Quality on all queries

${all}

## Cost

${cost}

"Before the first suggestion" includes, for this site, ${kilobytes(code)} of scripts (Lunr, worker, panel); for the peers it is the
index alone, without their scripts. Pagefind fetched ${kilobytes(pagefindPerQuery)} for each query on average (index chunks and page
fragments, compressed by itself). "Twice" is the content and a copy with other addresses, to show how costs grow. Keystrokes: CPU
time for every beginning of every query, after a warm-up, in Node; the heap is that of the loaded index.

## In a browser

${browser}

Medians of three visits to pages on the same machine, so without a network. First suggestion: from focus, with the query typed at once,
nothing in a cache. Next: from another query to other suggestions, when all is loaded. Longest task: CPU time of the main thread
while a query is typed in a fresh page; then how long tasks of more than 16 ms took in all. For this site they include React and
the panel; the pages of the peers show a bare list. The load of the machine was ${load.toFixed(1)} on its two processors.
`;
