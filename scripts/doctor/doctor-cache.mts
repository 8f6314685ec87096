import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../src/content/compile-page';
import { codeHash } from '../code-hash.mts';

const file = '.tmp/doctor.json';

interface Stored {
  readonly code: string;
  readonly pages: Record<string, CompiledPage>;
}

/** Pages compiled by earlier runs, by the digest of all that they follow from; gone when the code changed. */
export class DoctorCache {
  private readonly kept: Record<string, CompiledPage> = {};

  private constructor(
    private readonly code: string,
    private readonly known: Readonly<Record<string, CompiledPage>>,
  ) {}

  static async open(): Promise<DoctorCache> {
    const code = await codeHash();
    return new DoctorCache(code, readStored(code));
  }

  get(key: string): CompiledPage | undefined {
    const page = this.known[key];
    if (page) this.kept[key] = page;
    return page;
  }

  set(key: string, page: CompiledPage): void {
    this.kept[key] = forChecks(page);
  }

  /** Writes what this run has used. */
  close(): void {
    mkdirSync(path.dirname(file), { recursive: true });
    const stored: Stored = { code: this.code, pages: this.kept };
    writeFileSync(file, JSON.stringify(stored));
  }
}

/** The checks need what a page says of itself, not its text. */
export function forChecks({ file: name, page, problems }: CompiledPage): CompiledPage {
  return { file: name, problems, page: page && { ...page, sections: [] } };
}

function readStored(code: string): Record<string, CompiledPage> {
  try {
    // Written by this class of the same code, or else not used.
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.code === code ? stored.pages : {};
  } catch {
    return {};
  }
}
