import type { Code } from 'mdast';
import { exampleMetaOf, metaOfCode } from '../../src/markdown/code/code-meta';
import { parseMarkdown } from '../../src/markdown/parse/parse';
import { ProblemList } from '../../src/markdown/problem-list';
import { walk } from '../../src/markdown/walk';
import { splitFrontMatter } from '../../src/model/pages/front-matter/front-matter';

/** A Python sample of a page. */
export interface PythonSample {
  readonly page: string;
  /** Line of the page that holds the opening fence. */
  readonly line: number;
  readonly title: string;
  readonly code: string;
  /** Whether it continues the previous sample with the same title. */
  readonly continues: boolean;
  /** Whether it shows code of earlier releases. Its title tells readers so: "Before", "sensor.py (until 2024.12)". */
  readonly isOld: boolean;
}

/** A Python file made of one sample, or of a sample and those that continue it. */
export interface SampleFile {
  /** Path below the folder of all samples. Samples of one page share a folder, so that they can import each other. */
  readonly path: string;
  readonly code: string;
  readonly page: string;
  /** For each line of the code, the line of the page. */
  readonly lines: readonly number[];
}

/** All Python samples of a page, in order. Those that show a file of an example are checked with the example. */
export function pythonSamples(page: string, source: string): PythonSample[] {
  const { body } = splitFrontMatter(source);
  const samples: PythonSample[] = [];
  walk(parseMarkdown(body, new ProblemList(page)).tree, (node) => {
    if (node.type === 'code' && node.lang === 'python' && exampleMetaOf(node.meta ?? '').file === undefined)
      samples.push(sampleOf(node, page));
    return undefined;
  });
  return samples;
}

function sampleOf(node: Code, page: string): PythonSample {
  const title = metaOfCode(node).title ?? '';
  return {
    page,
    line: node.position?.start.line ?? 1,
    title,
    code: node.value,
    continues: /(?:^|\s)continues(?:\s|$)/.test(node.meta ?? ''),
    isOld: /\bbefore\b|\buntil \d{4}\.\d/i.test(title),
  };
}

/** Imports of all names that samples without imports take for granted. */
const prelude = 'from sample_prelude import *';
const importLine = /^(?:from|import) /m;

/** Samples of one page as files of one package. A sample named after a file is that file; a second one of that name is a variant of it. */
export function filesOfSamples(samples: readonly PythonSample[]): SampleFile[] {
  const groups: PythonSample[][] = [];
  for (const sample of samples) {
    const continued = sample.continues ? groups.findLast(([first]) => first?.title === sample.title) : undefined;
    if (continued) continued.push(sample);
    else groups.push([sample]);
  }
  const taken = new Set<string>();
  return groups.flatMap((group): SampleFile[] => {
    const [first] = group;
    if (!first) return [];
    const named = /(?:^|\/)(\w+)\.py\b/.exec(first.title)?.[1] ?? 'sample';
    const name = named === 'sample' || taken.has(named) ? `${named}_${first.line}` : named;
    taken.add(name);
    const parts = group.map(({ code, line }) => ({ rows: code.split('\n'), line }));
    const isFragment = !group.some(({ code }) => importLine.test(code));
    return [
      {
        path: `${first.page.replaceAll(/\W/g, '_')}/${name}.py`,
        code: [...(isFragment ? [prelude] : []), ...parts.flatMap(({ rows }) => rows), ''].join('\n'),
        page: first.page,
        lines: [
          ...(isFragment ? [first.line] : []),
          ...parts.flatMap(({ rows, line }) => rows.map((_, index) => line + index + 1)),
        ],
      },
    ];
  });
}
