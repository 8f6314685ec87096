import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCurrent } from '../../src/content/compile-recorded';
import type { RecordedPage } from '../../src/content/compile-recorded';
import type { TreeContext } from '../../src/content/tree-context';
import { codeHash } from '../code-hash.mts';

const cacheFile = '.tmp/doctor.json';

interface Stored {
  readonly code: string;
  readonly pages: Record<string, RecordedPage>;
}

/** Pages compiled by earlier runs, with what they were made from; gone when the code changed. */
export class DoctorCache {
  private readonly kept: Record<string, RecordedPage> = {};

  private constructor(
    private readonly code: string,
    private readonly known: Readonly<Record<string, RecordedPage>>,
  ) {}

  static async open(): Promise<DoctorCache> {
    const code = await codeHash();
    return new DoctorCache(code, readStored(code));
  }

  /** The page of a file with this text, when it would be the same again. */
  get(file: string, source: string, tree: TreeContext): RecordedPage | undefined {
    const page = this.known[file];
    return page && isCurrent(page, source, tree) ? page : undefined;
  }

  /** Keeps a page for later runs. */
  keep(page: RecordedPage): void {
    this.kept[page.compiled.file] = forChecks(page);
  }

  /** Writes what this run has used. */
  close(): void {
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    const stored: Stored = { code: this.code, pages: this.kept };
    writeFileSync(cacheFile, JSON.stringify(stored));
  }
}

/** The checks need what a page says of itself, not its text. */
export function forChecks({ compiled, madeFrom }: RecordedPage): RecordedPage {
  const { page } = compiled;
  return { compiled: { ...compiled, page: page && { ...page, sections: [] } }, madeFrom };
}

function readStored(code: string): Record<string, RecordedPage> {
  try {
    // Written by this class of the same code, or else not used.
    const stored = JSON.parse(readFileSync(cacheFile, 'utf8')) as Stored;
    return stored.code === code ? stored.pages : {};
  } catch {
    return {};
  }
}
