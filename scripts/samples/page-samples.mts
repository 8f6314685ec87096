import type { Code } from 'mdast';
import { readContent } from '../../src/content/files/read-content';
import { readSiteConfig } from '../../src/content/site-file';
import { exampleMetaOf, metaOfCode } from '../../src/markdown/code/code-meta';
import { parseMarkdown } from '../../src/markdown/parse/parse';
import { ProblemList } from '../../src/markdown/problem-list';
import { walk } from '../../src/markdown/walk';
import { oncePerKey } from '../../src/model/once';
import { docSetOfFile } from '../../src/model/pages/doc-sets';
import { splitFrontMatter } from '../../src/model/pages/front-matter/front-matter';

/** The pages of a content tree with their files, without earlier versions of the docs, whose samples are for earlier releases. */
export function pagesWithSamples(contentDir: string): [string, string][] {
  const { config } = readSiteConfig(contentDir);
  const { pages } = readContent(contentDir, config);
  return [...pages].filter(([file]) => docSetOfFile(file, config.docSets)?.isLast !== false);
}

/** A sample of a page. */
export interface Sample {
  readonly page: string;
  /** Line of the page that holds the opening fence. */
  readonly line: number;
  readonly language: string;
  readonly title: string;
  readonly code: string;
  /** Whether it continues the previous sample with the same title. */
  readonly continues: boolean;
  /** Whether it shows code of earlier releases. Its title tells readers so: "Before", "sensor.py (until 2024.12)". */
  readonly isOld: boolean;
}

/** A file made of one sample, or of a sample and those that continue it. */
export interface SampleFile {
  /** Path below the folder of all samples. Samples of one page share a folder, so that they can import each other. */
  readonly path: string;
  readonly code: string;
  readonly page: string;
  /** For each line of the code, the line of the page. */
  readonly lines: readonly number[];
}

/** What a checker says of a line of a page. */
export interface Finding {
  readonly page: string;
  readonly line: number;
  readonly what: string;
}

/**
 * All code blocks of a page, in order. Those that show a file of an example are checked with the example. To parse all pages takes seconds, and
 * several tests of one process ask for their code.
 */
export const codeOfPage = oncePerKey((source: string): readonly Code[] => {
  const blocks: Code[] = [];
  // The doctor reports what is wrong with a page.
  walk(parseMarkdown(splitFrontMatter(source).body, new ProblemList('')).tree, (node) => {
    if (node.type === 'code' && exampleMetaOf(node.meta ?? '').file === undefined) blocks.push(node);
    return undefined;
  });
  return blocks;
});

/** All samples of a page in these languages, in order. */
export function samplesOfPage(page: string, source: string, languages: readonly string[]): Sample[] {
  return codeOfPage(source).flatMap((node) =>
    node.lang && languages.includes(node.lang) ? [sampleOf(node, page, node.lang)] : [],
  );
}

function sampleOf(node: Code, page: string, language: string): Sample {
  const title = metaOfCode(node).title ?? '';
  return {
    page,
    line: node.position?.start.line ?? 1,
    language,
    title,
    code: node.value,
    continues: /(?:^|\s)continues(?:\s|$)/.test(node.meta ?? ''),
    isOld: /\bbefore\b|\buntil \d{4}\.\d/i.test(title),
  };
}

/**
 * Samples as files below the folders of their pages, without endings. `nameIn` takes the name of a file from a title; a second sample of
 * this name is a variant of the file.
 */
export function joinSamples(
  samples: readonly Sample[],
  nameIn: (title: string) => string | undefined,
): (SampleFile & { readonly first: Sample })[] {
  const groups: [Sample, ...Sample[]][] = [];
  for (const sample of samples) {
    const continued = sample.continues ? groups.findLast(([first]) => belongTogether(first, sample)) : undefined;
    if (continued) continued.push(sample);
    else groups.push([sample]);
  }
  const taken = new Set<string>();
  return groups.map((group) => {
    const [first] = group;
    const folder = first.page.replaceAll(/\W/g, '_');
    const named = nameIn(first.title);
    const isFree = named !== undefined && !taken.has(`${folder}/${named}`);
    const path = `${folder}/${isFree ? named : `${named ?? 'sample'}_${first.line}`}`;
    taken.add(path);
    const rows = group.flatMap(({ code, line }) =>
      code.split('\n').map((text, index) => ({ text, line: line + index + 1 })),
    );
    return {
      first,
      path,
      page: first.page,
      code: rows.map(({ text }) => text).join('\n'),
      lines: rows.map(({ line }) => line),
    };
  });
}

/** The samples that continue none. */
export function unconnectedSamples(samples: readonly Sample[]): Finding[] {
  const what = 'The sample says `continues`, but no earlier sample of the page has its title.';
  return samples
    .filter(
      (sample, index) => sample.continues && !samples.slice(0, index).some((other) => belongTogether(other, sample)),
    )
    .map(({ page, line }) => ({ page, line, what }));
}

const belongTogether = (one: Sample, other: Sample): boolean => one.page === other.page && one.title === other.title;
