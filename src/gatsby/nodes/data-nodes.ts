import type { SiteConfig } from '../../config/site-config';
import type { Problem } from '../../model/problems/problems';
import { endpointId } from '../../model/reference/anchors';
import type { Endpoint } from '../../model/reference/files/http-api-file';
import { relatedRuleIds } from '../../model/reference/files/quality-scale-file';
import { loadReference } from '../../model/reference/reference';
import type { Reference } from '../../model/reference/reference';
import { addressOfDoc } from '../../model/addresses/routes';
import { isAhead } from '../../model/reference/releases';
import type { NodeFields } from './domain-nodes';
import path from 'node:path';
import type { PostAuthor } from '../../model/pages/posts/post-source';
import { escapeAttribute, escapeHtml } from '../../model/escape';
import { dataFiles } from '../../model/site-data';
import type { DataFileName, SiteData } from '../../model/site-data';
import { isVersionSidebars, loadData } from '../../content/data-files';

/** The nodes of one file of reference data. A file with problems makes none. */
export function referenceNodes(
  name: string,
  source: string,
  report: (problems: readonly Problem[]) => void,
  config: Pick<SiteConfig, 'docsBasePath'>,
): NodeFields[] {
  const { reference, problems } = loadReference(new Map([[name, source]]));
  if (problems.length > 0) {
    report(problems);
    return [];
  }
  return [
    ...platformNodes(reference),
    ...ruleNodes(reference),
    ...apiNodes(reference),
    ...otherNodes(reference, config),
  ];
}

const platformNodes = ({ entities }: Reference): NodeFields[] =>
  [...entities.values()].map((entity) => ({
    ...entity,
    type: 'EntityPlatform',
    id: `platform:${entity.platform}`,
  }));

function ruleNodes({ single }: Reference): NodeFields[] {
  const rules = single['quality-scale']?.rules ?? [];
  return rules.map((rule, order) => ({
    ...rule,
    type: 'QualityRule',
    id: `rule:${rule.id}`,
    ruleId: rule.id,
    order,
    related: relatedRuleIds(rules, rule.id).map((other) => `rule:${other}`),
  }));
}

function apiNodes({ single, supervisorGroups }: Reference): NodeFields[] {
  const nodes = (api: string, group: string | null, doc: string, endpoints: readonly Endpoint[]): NodeFields[] =>
    endpoints.map((endpoint, order) => ({
      ...endpoint,
      type: 'ApiEndpoint',
      id: `endpoint:${api}:${endpoint.method} ${endpoint.path}`,
      api,
      group,
      order,
      anchor: endpointId(endpoint),
      doc: endpoint.doc ?? doc,
      status: Object.entries(endpoint.status).map(([code, meaning]) => ({ name: code, description: meaning })),
    }));
  const rest = single['api/rest'];
  const other = single['api/other-http'];
  return [
    ...(rest ? nodes('rest', null, rest.doc, rest.endpoints) : []),
    ...(other ? nodes('other-http', null, other.doc, other.endpoints) : []),
    ...[...supervisorGroups.values()].flatMap(({ id, doc, endpoints }) => nodes('supervisor', id, doc, endpoints)),
  ];
}

function otherNodes({ single }: Reference, config: Pick<SiteConfig, 'docsBasePath'>): NodeFields[] {
  const { intents, deprecations: calendar } = single;
  const webSocket = single['api/websocket'];
  return [
    ...(intents
      ? intents.intents.map((intent): NodeFields<'Intent'> => ({
          ...intent,
          type: 'Intent',
          id: `intent:${intent.name}`,
          doc: intents.doc,
        }))
      : []),
    ...(calendar
      ? calendar.deprecations.map(({ id, ...deprecation }): NodeFields<'Deprecation'> => ({
          ...deprecation,
          type: 'Deprecation',
          id: `deprecation:${id}`,
          deprecationId: id,
          path: `${addressOfDoc(calendar.doc, config)}#deprecation-${id}`,
          ahead: isAhead(deprecation.removedIn, calendar.currentRelease),
        }))
      : []),
    ...(webSocket
      ? webSocket.messages.map(({ type, doc, fields, ...message }): NodeFields<'WebSocketMessage'> => ({
          ...message,
          type: 'WebSocketMessage',
          id: `message:${type}`,
          messageType: type,
          // `fields` is a name that Gatsby keeps for itself.
          messageFields: fields,
          doc: doc ?? webSocket.doc,
        }))
      : []),
  ];
}

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
