import type { ContentGraph } from '../nodes/content-graph';
import type { SidebarContext } from './own-sidebars';
import { template } from './page-request';
import type { PageRequest } from './page-request';

/** A page for each chapter. `labels` are those of sidebars in the navbar; a chapter that is a whole sidebar is named by it. */
export function chapterPages(
  { chapters }: ContentGraph,
  labels: ReadonlyMap<string, string>,
  sidebarContext: SidebarContext,
): PageRequest[] {
  const component = template('chapter');
  return [...new Set(chapters.values())].map(({ docs, ...chapter }) => {
    const title = chapter.title ?? labels.get(chapter.sidebar) ?? chapter.sidebar;
    const ids = docs.map(({ id }) => id);
    return {
      path: chapter.path,
      component,
      context: { chapter: { ...chapter, title }, ids, ...sidebarContext(chapter.sidebar) },
    };
  });
}
