import { leanIndexes } from '../../src/search/index/lean-index';
import { packRows } from '../../src/search/index/index-files';
import { manifestPath } from '../../src/search/types';
import { tierFields } from '../../src/search/weights';
import { sampleLunrJson } from './sample-index';
import type { SampleRow } from './sample-index';

/** Index files as a build writes them, by their address: a manifest, and titles, contents and texts of docs and blog. */
export function sampleSearchFiles(rows: readonly SampleRow[], version = 'current'): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const index = sampleLunrJson(rows, (position) => rows[position]?.path ?? '');
  const contexts = (['docs', 'blog'] as const).map((name) => {
    const own = rows.filter(({ context = 'docs' }) => context === name);
    const refs = new Map(own.map(({ path }, row) => [path, row]));
    const write = (kind: string, content: unknown): string => {
      const path = `/search-index/${version}-${name}-${kind}.json`;
      files.set(path, content);
      return path;
    };
    const documents = own.map(({ path, title = '' }) => ({ t: title, u: path, s: '', h: '', b: [] }));
    return {
      name,
      label: name,
      filters: [],
      titles: write('titles', { rows: packRows(documents), index: leanIndexes(index, [refs], tierFields.titles)[0] }),
      contents: write('contents', { index: leanIndexes(index, [refs], tierFields.contents)[0] }),
      excerpts: own.map(({ text = '' }, at) => write(`texts-${at}`, [text])),
      rowsPerExcerpt: 1,
    };
  });
  return files.set(manifestPath, { version, contexts });
}

/** A host with these files, for a stub of `fetch`. It notes what it is asked for; a file that is changed to a status fails so. */
export class SampleHost {
  readonly asked: string[] = [];
  constructor(public files: Map<string, unknown>) {}

  readonly fetch = (path: string): Promise<Response> => {
    this.asked.push(path);
    const content = this.files.get(path);
    if (content === undefined) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(
      typeof content === 'number' ? new Response('', { status: content }) : new Response(JSON.stringify(content)),
    );
  };
}
