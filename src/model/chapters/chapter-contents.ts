import { anchorIn } from './chapter-body';

/** What a page of a chapter knows of all its pages. */
export interface ChapterPages {
  readonly path: string;
  /** Its place among them, from 1 on. */
  readonly page: number;
  /** Each with the docs on it, in reading order. */
  readonly pages: readonly { readonly path: string; readonly ids: readonly string[] }[];
}

interface KnownDoc {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly heading: string | null;
}

/** A doc in the contents of its chapter. */
export interface ChapterEntry {
  readonly title: string;
  readonly anchor: string;
  /** Which page of the chapter has it, and its address; empty for the page that the contents are on. */
  readonly page: number;
  readonly path: string;
}

/** The docs of all pages of a chapter, as seen from one of the pages. */
export function contentsOf({ path, pages }: ChapterPages, docs: readonly KnownDoc[]): ChapterEntry[] {
  const known = new Map(docs.map((doc) => [doc.id, doc]));
  return pages.flatMap((page, at) =>
    page.ids.flatMap((id) => {
      const doc = known.get(id);
      if (!doc) return [];
      const address = page.path === path ? '' : page.path;
      return [{ title: doc.heading ?? doc.title, anchor: anchorIn(doc.path, ''), page: at + 1, path: address }];
    }),
  );
}

/** Where the place is that the hash of an address names, if another page of the chapter has it. */
export function movedAnchor(hash: string, contents: readonly ChapterEntry[]): string | undefined {
  const [section] = hash.slice(1).split(':');
  const entry = contents.find(({ anchor, path }) => anchor === section && path !== '');
  return entry && entry.path + hash;
}
