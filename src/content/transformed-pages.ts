import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Transformed } from '../markdown/page-context';
import { digestOf } from '../model/digest';

/** What the remark and rehype plugins of a tree made of a Markdown file. */
export interface TransformedPage extends Transformed {
  /** Digest of the text that they were given. */
  readonly source: string;
}

const folderOf = (contentDir: string): string => `${contentDir}-transformed`;
const nameOf = (file: string): string => digestOf(file);

/** Keeps the transformed pages of a mounted tree (file → page), and forgets all that were kept before. */
export class TransformedPagesWriter {
  private readonly kept = new Set<string>();

  constructor(private readonly contentDir: string) {
    mkdirSync(folderOf(contentDir), { recursive: true });
  }

  /** Writes the page at once, because another command may read it meanwhile. */
  add(file: string, page: TransformedPage): void {
    const name = nameOf(file);
    const target = path.join(folderOf(this.contentDir), name);
    const unfinished = `${target}.${process.pid}`;
    this.kept.add(name);
    writeFileSync(unfinished, serialize(page));
    renameSync(unfinished, target);
  }

  close(): void {
    for (const name of readdirSync(folderOf(this.contentDir)))
      if (!this.kept.has(name)) rmSync(path.join(folderOf(this.contentDir), name), { force: true });
  }
}

/** The transformed page of a file of a mounted tree; undefined when plugins changed nothing of it. */
export function readTransformed(contentDir: string, file: string): TransformedPage | undefined {
  const name = path.join(folderOf(contentDir), nameOf(file));
  // The class above of the same code has written it.
  return existsSync(name) ? (deserialize(readFileSync(name)) as TransformedPage) : undefined;
}

/** Digest of what plugins made of a file; empty when they changed nothing. */
export function digestOfTransformed(contentDir: string, file: string): string {
  const name = path.join(folderOf(contentDir), nameOf(file));
  return existsSync(name) ? digestOf(readFileSync(name, 'latin1')) : '';
}
