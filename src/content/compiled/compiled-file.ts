import { createHash } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/site-config';
import type { PageSource } from '../../model/pages/pages';
import type { RecordedPage } from '../dependencies';
import { compiledBy } from './import-graph';

/** A compiled page as JSON, in two parts: what the checks and other pages ask of it, and its long text. */
export interface PageParts {
  readonly facts: string;
  readonly text: string;
}

/** Where a page is: its facts begin, its text begins, and it ends. */
type Place = readonly [number, number, number];

/** What stands after the pages. */
interface Contents {
  /** Names the code that compiled them. */
  readonly code: string;
  readonly places: readonly (readonly [file: string, place: Place])[];
}

/** The last characters of the file: where the contents begin, and the digest of all that stands before. */
const [placeLength, digestLength] = [16, 28];
const tail = placeLength + digestLength;

/**
 * The compiled pages of a tree in one file, which is valid wherever the same code compiles the same texts. Pages are read one by
 * one, so memory does not grow with the file.
 */
export class CompiledFile {
  private constructor(
    private readonly handle: number,
    private readonly places: ReadonlyMap<string, Place>,
  ) {}

  /** Undefined when there is no such file, when other code has written it, or when it is damaged. */
  static open(name: string, code: string): CompiledFile | undefined {
    try {
      const handle = openSync(name, 'r');
      const { size } = fstatSync(handle);
      const start = Number(readText(handle, size - tail, size - digestLength));
      // Written by this module of the same code, or else not used.
      const contents = JSON.parse(readText(handle, start, size - tail)) as Contents;
      const isWhole = (): boolean => digestOfStart(handle, size - tail) === readText(handle, size - digestLength, size);
      if (contents.code === code && isWhole()) return new CompiledFile(handle, new Map(contents.places));
      closeSync(handle);
    } catch {
      // It is not there, or was cut off.
    }
    return undefined;
  }

  get files(): readonly string[] {
    return [...this.places.keys()];
  }

  facts(file: string): string | undefined {
    const place = this.places.get(file);
    return place && readText(this.handle, place[0], place[1]);
  }

  text(file: string): string | undefined {
    const place = this.places.get(file);
    return place && readText(this.handle, place[1], place[2]);
  }

  close(): void {
    closeSync(this.handle);
  }
}

function readText(handle: number, start: number, end: number): string {
  const bytes = Buffer.alloc(end - start);
  readSync(handle, bytes, 0, bytes.length, start);
  return bytes.toString('utf8');
}

/** Digest of the bytes before a place. A machine that goes down may leave zeros in a file, and a disk may change it. */
function digestOfStart(handle: number, end: number): string {
  const hash = createHash('sha1');
  const piece = Buffer.alloc(1 << 20);
  for (let at = 0; at < end; at += piece.length)
    hash.update(piece.subarray(0, readSync(handle, piece, 0, Math.min(piece.length, end - at), at)));
  return hash.digest('base64');
}

/** Writes such a file. It takes its name when all is written, so that readers of an earlier one are not disturbed. */
export class CompiledFileWriter {
  private readonly unfinished: string;
  private readonly handle: number;
  private readonly places: [string, Place][] = [];
  private readonly hash = createHash('sha1');
  private position = 0;

  constructor(
    private readonly name: string,
    private readonly code: string,
  ) {
    this.unfinished = `${name}.${process.pid}`;
    mkdirSync(path.dirname(name), { recursive: true });
    this.handle = openSync(this.unfinished, 'w');
  }

  add(file: string, { facts, text }: PageParts): void {
    const start = this.position;
    this.places.push([file, [start, this.write(facts), this.write(text)]]);
  }

  close(): void {
    const start = this.position;
    this.write(JSON.stringify({ code: this.code, places: this.places } satisfies Contents));
    const digest = this.hash.digest('base64');
    writeSync(this.handle, String(start).padStart(placeLength) + digest);
    closeSync(this.handle);
    renameSync(this.unfinished, this.name);
  }

  private write(text: string): number {
    this.hash.update(text);
    this.position += writeSync(this.handle, text);
    return this.position;
  }
}

/** The file that keeps the compiled pages of a tree between runs, whoever compiles them. */
export const compiledFile = (root: string): string =>
  path.resolve('.tmp/compiled', path.relative('', root).replace(/\W+/g, '-') || 'content');

/** The compiled pages of a tree as some earlier run has left them. */
export const openCompiled = (root: string, config: SiteConfig): CompiledFile | undefined =>
  CompiledFile.open(compiledFile(root), compiledBy(config));

/** The long text of a page, which only what shows or indexes it needs. */
export type PageText = Pick<PageSource, 'body' | 'excerpt' | 'sections' | 'markdown' | 'mdxSource'>;

const noText: PageText = { body: [], excerpt: [], sections: [], markdown: '', mdxSource: '' };

/** A page without its long text, which checks do not read. */
function factsOf({ compiled, dependencies }: RecordedPage): RecordedPage {
  const { page } = compiled;
  return { compiled: { ...compiled, page: page && { ...page, ...noText } }, dependencies };
}

/** A page in the form that is kept between runs. */
export function partsOf(recorded: RecordedPage): PageParts {
  const { body, excerpt, sections, markdown, mdxSource } = recorded.compiled.page ?? noText;
  const text: PageText = { body, excerpt, sections, markdown, mdxSource };
  return { facts: JSON.stringify(factsOf(recorded)), text: JSON.stringify(text) };
}

// Both were written by `partsOf` of the same code.
export const parseFacts = (facts: string): RecordedPage => JSON.parse(facts) as RecordedPage;
export const parseText = (text: string): PageText => JSON.parse(text) as PageText;

/** A page as it was when it was kept. */
export function pageOfParts({ facts, text }: PageParts): RecordedPage {
  const { compiled, dependencies } = parseFacts(facts);
  return { compiled: { ...compiled, page: compiled.page && { ...compiled.page, ...parseText(text) } }, dependencies };
}
