import GithubSlugger from 'github-slugger';
import { withTrails } from '../navigation/breadcrumbs';
import type { SidebarItem, SidebarLink } from '../navigation/sidebar';
import type { SiteConfig } from '../../config/site-config';
import { docSetOfId } from '../pages/doc-sets';
import { kebabCase } from '../addresses/address';
import type { SourcePage } from '../pages/source-page';

/** A part of a sidebar that can be read or printed as one page, or as a few pages if it is long. */
export interface Chapter extends ChapterPage {
  /** Null for the entries that a sidebar begins with, which readers know by the name of the sidebar. */
  readonly title: string | null;
  readonly sidebar: string;
  /** All pages of the chapter, of which this is one. */
  readonly pages: readonly ChapterPage[];
  /** Its place among them, from 1 on. */
  readonly page: number;
}

interface ChapterPage {
  readonly path: string;
  /** In reading order. */
  readonly docs: readonly ChapterDoc[];
}

interface ChapterDoc {
  readonly id: string;
  readonly path: string;
}

type KnownDoc = Pick<SourcePage, 'id' | 'length'> & { readonly needsMdx: boolean };

/** With fewer docs, going from one to the next is as easy. */
const fewestDocs = 3;

/**
 * Doc id → the page of the chapter that the doc is in. Chapters are the categories at the top of a sidebar, and the entries that a sidebar
 * begins with. A doc is only in the first chapter that names it, and in none if it runs as MDX, because only its own page can run it.
 * Versions other than the last have no chapters.
 */
export function chaptersOf(
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  docs: readonly KnownDoc[],
  { chapters: hasChapters, docSets, originalLabels }: Pick<SiteConfig, 'chapters' | 'docSets' | 'originalLabels'>,
): Map<string, Chapter> {
  const slugger = new GithubSlugger();
  const chapters = new Map<string, Chapter>();
  if (!hasChapters) return chapters;
  const known = new Map(docs.map((doc) => [doc.id, doc]));
  for (const [sidebar, items] of sidebars) {
    const set = docSetOfId(sidebar, docSets);
    if (set?.isLast !== true) continue;
    const name = kebabCase(sidebar.slice(set.prefix.length));
    for (const { title, inside } of partsOf(items)) {
      const own = docsIn(inside).filter(({ id }) => !chapters.has(id) && known.get(id)?.needsMdx !== true);
      if (own.length < fewestDocs) continue;
      const part = title === null ? '' : `-${kebabCase(originalLabels[title] ?? title)}`;
      const path = `${set.path}/chapters/${slugger.slug(name + part)}`;
      const parts = divide(own, ({ id }) => known.get(id)?.length ?? 0);
      const pages = parts.map((part, at) => ({ path: at === 0 ? path : `${path}/${at + 1}`, docs: part }));
      for (const [at, page] of pages.entries()) {
        const chapter = { ...page, title, sidebar, pages, page: at + 1 };
        for (const { id } of page.docs) chapters.set(id, chapter);
      }
    }
  }
  return chapters;
}

/** Address of each doc of a chapter → the page that shows it, as seen from one of the pages. */
export const placesIn = (chapter?: Chapter): Map<string, string> =>
  new Map(
    chapter?.pages.flatMap(({ path, docs }) =>
      docs.map((doc) => [doc.path, path === chapter.path ? '' : path] as const),
    ),
  );

interface Part {
  readonly title: string | null;
  readonly inside: readonly SidebarItem[];
}

/** The entries before the first category, and each category. */
function partsOf(items: readonly SidebarItem[]): Part[] {
  const categories = items.filter((item) => item.type === 'category');
  const first = categories[0];
  const inside = first === undefined ? items : items.slice(0, items.indexOf(first));
  return [{ title: null, inside }, ...categories.map((category) => ({ title: category.label, inside: [category] }))];
}

/** The listed docs among entries and below them. */
function docsIn(items: readonly SidebarItem[]): ChapterDoc[] {
  const docs = withTrails(items).flatMap(({ item }) => {
    const isUnlisted = item.type === 'link' ? item.unlisted : item.linkUnlisted;
    return item.docId === null || item.href === null || isUnlisted ? [] : [[item.docId, item.href] as const];
  });
  return [...new Map(docs)].map(([id, path]) => ({ id, path }));
}

/** Characters of HTML that a phone parses without a pause that its reader would notice. */
const longestPart = 500_000;

/**
 * The docs of a chapter in as few parts as their length allows, which are about as long as each other. A doc is in the part that its
 * middle falls into.
 */
export function divide<Doc>(docs: readonly Doc[], lengthOf: (doc: Doc) => number, longest = longestPart): Doc[][] {
  const total = docs.reduce((sum, doc) => sum + lengthOf(doc), 0);
  const count = Math.max(1, Math.ceil(total / longest));
  const parts: Doc[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const doc of docs) {
    const length = lengthOf(doc);
    const at = Math.min(count - 1, Math.floor(((before + length / 2) * count) / total)) || 0;
    parts[at]?.push(doc);
    before += length;
  }
  return parts.filter((part) => part.length > 0);
}

/**
 * The entries of a sidebar with the pages of its chapters, at the end of what each is made of. They are unlisted, so a reader only sees the one
 * that is being read, and where it belongs.
 */
export function withChapters(
  items: readonly SidebarItem[],
  chapters: Iterable<Chapter>,
  labelOf: (chapter: Chapter) => string,
): readonly SidebarItem[] {
  return [...chapters].reduce<readonly SidebarItem[]>((all, chapter) => {
    const { title, path, docs } = chapter;
    const [first] = docs;
    const entry: SidebarLink = { type: 'link', label: labelOf(chapter), href: path, docId: null, unlisted: true };
    const isOwn = (item: SidebarItem): boolean =>
      item.type === 'category' &&
      item.label === title &&
      withTrails([item]).some(({ item: { docId } }) => docId === first?.id);
    const place = all.findIndex(title === null ? ({ type }) => type === 'category' : isOwn);
    if (title === null) return all.toSpliced(place === -1 ? all.length : place, 0, entry);
    return all.map((item, at) =>
      at === place && item.type === 'category' ? { ...item, items: [...item.items, entry] } : item,
    );
  }, items);
}
