import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Adds pages to a content tree. They are copies of its docs, in no sidebar, for tests and benchmarks. */
export function addPages(contentDir: string, count: number): void {
  const docs = path.join(contentDir, 'docs');
  const sources = readdirSync(docs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/^(slug|id|draft|unlisted):|]\(\.|]\([^/#h)]/m.test(readFileSync(file, 'utf8')))
    .sort();
  for (let index = 0; index < count; index++) {
    const source = sources[index % sources.length];
    if (source === undefined) throw new Error(`${docs} has no page to copy.`);
    const text = readFileSync(source, 'utf8').replace(/^title: (["']?)/m, `title: $1Copy ${index} of `);
    writeFileSync(path.join(docs, `copy-${index}.md`), text);
  }
}
