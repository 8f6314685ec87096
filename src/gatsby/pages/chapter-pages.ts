import { translate } from '../../i18n/translate';
import { withChapters } from '../../model/chapters/chapters';
import type { Chapter } from '../../model/chapters/chapters';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import { withTrails } from '../../model/navigation/breadcrumbs';
import { firstLink } from '../../model/navigation/sidebar';
import type { SidebarItem } from '../../model/navigation/sidebar';
import type { ContentGraph } from '../nodes/content-graph';
import type { SidebarContext, PageRequest } from './page-request';
import { template } from './page-request';

type Chapters = Pick<ContentGraph, 'chapters' | 'sidebars'>;

/** What a page of a chapter is called beside others. */
const labelOf = ({ page, pages }: Chapter): string =>
  pages.length === 1
    ? translate({ id: 'chapter.entry', message: 'All on one page' })
    : translate({ id: 'chapter.part', message: 'Part {page} of {count}' }, { page, count: pages.length });

/** The entries of a sidebar with the pages of its chapters. */
export const itemsWithChapters = (name: string, { chapters, sidebars }: Chapters): readonly SidebarItem[] =>
  withChapters(
    sidebars.get(name) ?? [],
    [...new Set(chapters.values())].filter(({ sidebar }) => sidebar === name),
    labelOf,
  );

/** The way to a page of a chapter: from the sidebar, if it is what the sidebar begins with, or else from its category. */
function trailTo({ path, title, sidebar }: Chapter, label: string, graph: Chapters): readonly Breadcrumb[] {
  const items = itemsWithChapters(sidebar, graph);
  const trail = withTrails(items).find(({ item }) => item.href === path)?.trail ?? [];
  return title === null ? [{ label, href: firstLink(items)?.path ?? null }, ...trail] : trail;
}

/** The pages of each chapter. `labels` are those of sidebars in the navbar; a chapter that is a whole sidebar is named by it. */
export function chapterPages(
  graph: Chapters,
  labels: ReadonlyMap<string, string>,
  sidebarContext: SidebarContext,
): PageRequest[] {
  const component = template('chapter');
  return [...new Set(graph.chapters.values())].map((one) => {
    const { path, sidebar, page } = one;
    const name = one.title ?? labels.get(sidebar) ?? sidebar;
    const count = one.pages.length;
    const title =
      count === 1
        ? name
        : translate({ id: 'chapter.title', message: '{name}, part {page} of {count}' }, { name, page, count });
    const pages = one.pages.map(({ path: address, docs }) => ({ path: address, ids: docs.map(({ id }) => id) }));
    return {
      path,
      component,
      context: {
        chapter: { path, title, sidebar, page, pages, trail: trailTo(one, name, graph) },
        ids: one.docs.map(({ id }) => id),
        others: pages.filter((other) => other.path !== path).flatMap(({ ids }) => ids),
        ...sidebarContext(sidebar),
      },
    };
  });
}
