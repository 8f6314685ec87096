import { withTrails } from '../navigation/breadcrumbs';
import type { SidebarItem, SidebarLink } from '../navigation/sidebar';
import type { Chapter } from './chapters';

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
