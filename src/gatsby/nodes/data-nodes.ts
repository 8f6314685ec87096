import path from 'node:path';
import type { PostAuthor } from '../../model/pages/posts/post-source';
import { escapeAttribute, escapeHtml } from '../../model/escape';
import { dataFiles } from '../../model/site-data';
import type { DataFileName, SiteData } from '../../model/site-data';
import { isVersionSidebars, loadData } from '../../content/data-files';
import type { Problem } from '../../model/problems/problems';
import type { NodeFields } from './domain-nodes';

const isDataFile = (name: string): name is DataFileName => Object.hasOwn(dataFiles, name);

/** The nodes of one file of `data/`. A file with problems makes none. */
export function dataNodes(file: string, source: string, report: (problems: readonly Problem[]) => void): NodeFields[] {
  const at = path.posix.relative('data', file.replace(/\.yml$/, ''));
  const name = isVersionSidebars(at) ? 'sidebars' : at;
  if (!isDataFile(name)) return [];
  const { data, problems } = loadData(new Map([[at, source]]));
  if (problems.length > 0) {
    report(problems);
    return [];
  }
  switch (name) {
    // For the check of the content, the search index, and lists of pages.
    case 'terms':
    case 'abbreviations':
    case 'tags':
      return [];
    case 'sidebars':
      return Object.entries(data.sidebars).map(([name, authored], order) => ({
        type: 'Sidebar',
        id: sidebarNodeId(name),
        name,
        order,
        authored,
      }));
    case 'navbar':
      return [{ type: 'Navbar', id: 'site:navbar', authored: data.navbar.items }];
    case 'footer':
      return [
        {
          ...{ type: 'Footer', id: 'site:footer', copyright: null, ...data.footer },
          columns: data.footer.columns.map(({ title, items }) => ({
            title,
            items: items.map((item) => ('html' in item ? item.html : linkHtml(item))),
          })),
        },
      ];
    case 'home':
      return [{ type: 'Home', id: 'site:home', ...data.home }];
    case 'announcement': {
      if (data.announcement === null) return [];
      const { id: key, closeable, ...said } = data.announcement;
      return [{ type: 'Announcement', id: 'site:announcement', key, closeable, html: announcementHtml(said) }];
    }
    case 'authors':
      return Object.entries(data.authors).map(([key, author]) => authorNode({ key, ...author }));
    case 'redirects':
      return data.redirects.map((redirect) => ({ type: 'Redirect', id: `redirect:${redirect.from}`, ...redirect }));
  }
}

const linkHtml = ({ label, href }: { readonly label: string; readonly href: string }): string =>
  `<a href="${escapeAttribute(href)}">${escapeHtml(label)}</a>`;

/** A link is a part of the text, or follows it. */
function announcementHtml({
  html,
  text,
  link,
}: Omit<NonNullable<SiteData['announcement']>, 'id' | 'closeable'>): string {
  if (html !== undefined) return html;
  if (!link) return escapeHtml(text);
  const at = text.indexOf(link.label);
  if (at < 0) return `${escapeHtml(text)} ${linkHtml(link)}`;
  return escapeHtml(text.slice(0, at)) + linkHtml(link) + escapeHtml(text.slice(at + link.label.length));
}

/** Ids of docs are what authors write, so other nodes have ids that no file can have. */
export const sidebarNodeId = (name: string): string => `sidebar:${name}`;

/** The node of somebody whom the authors' file or a post describes. */
export const authorNode = (author: PostAuthor): NodeFields => ({
  type: 'Author',
  id: `author:${author.key}`,
  ...author,
});
