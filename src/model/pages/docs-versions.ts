import path from 'node:path/posix';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { Document, YAMLSeq } from 'yaml';
import type { DocSet, SiteConfig } from '../../config/site-config';
import { trimSlash } from '../addresses/routes';
import { redirectsFile as redirects } from '../site-data';
import type { SiteData } from '../site-data';
import { readDataFile } from '../yaml-schema';
import { sidebarsFile } from '../navigation/sidebar-items';
import type { AuthoredItem } from '../navigation/sidebar-items';
import { mainFolder } from './doc-sets';
import { changeLinks, changeValues, partsOfLink } from './move-page';

/** What cutting and removing a version start from. Files are named by their paths below the content folder. */
export interface VersionedTree {
  readonly config: Pick<SiteConfig, 'docSets' | 'docsBasePath' | 'foreign'>;
  /** `site.yml`, data files, and Markdown files with partials. */
  readonly files: ReadonlyMap<string, string>;
  /** The same files of each folder of translations, by their paths below it: their links are as in the place of the original. */
  readonly translations?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Ids of all docs by their addresses. */
  readonly docs: ReadonlyMap<string, string>;
}

/** The originals and each folder of translations, with what their paths begin with. */
const rootsOf = ({ files, translations = new Map() }: VersionedTree): [string, ReadonlyMap<string, string>][] => [
  ['', files],
  ...[...translations].map(([folder, texts]): [string, ReadonlyMap<string, string>] => [`${folder}/`, texts]),
];

const latest = 'Latest';
const navbarFile = 'data/navbar.yml';
const siteFile = 'site.yml';
const redirectsFile = 'data/redirects.yml';

/** Where the files of a version are. */
export const versionFiles = (name: string) => ({ folder: `versions/${name}`, sidebars: `data/sidebars/${name}.yml` });

const rowOf = (name: string, { docSets }: VersionedTree['config']): DocSet | undefined =>
  docSets.find(({ version, prefix }) => prefix !== '' && version === name);

/** Why a version with this name cannot be cut, and what to do; nothing when it can. */
export function problemOfCut(name: string, { config, docs, files }: VersionedTree): string | undefined {
  if (config.foreign) return 'This tree was made for Docusaurus. Cut its versions with Docusaurus.';
  if (!/^\w[\w.-]*$/.test(name))
    return `\`${name}\` is not a valid name. Use letters, digits, \`.\`, \`-\` and \`_\`, such as \`1.0\`.`;
  const { folder, sidebars } = versionFiles(name);
  if (name === 'current') return 'The newest docs are called `current`. Use another name, such as `1.0`.';
  const isTaken = config.docSets.some(({ version }) => version === name);
  if (isTaken || files.has(sidebars) || [...files.keys()].some((file) => file.startsWith(`${folder}/`)))
    return `There is already a version \`${name}\`. Use another name, or remove it with npm run version -- --remove ${name}.`;
  const address = `${config.docsBasePath}/${name}`;
  const page = [...docs.keys()].find((one) => `${one}/`.startsWith(`${address}/`));
  if (page !== undefined)
    return `The address \`${address}\` is already used by the page \`${page}\`. Use another name, or move the page.`;
  return docs.size === 0 ? 'There are no docs to cut a version of.' : undefined;
}

/** The files that change when a version is cut, with their new texts: copies of the docs, their translations and sidebars, settings and the navbar. */
export function cutVersion(name: string, tree: VersionedTree): Map<string, string> {
  const { config, files, docs } = tree;
  const { folder, sidebars } = versionFiles(name);
  const from = mainFolder(config.docSets);
  const base = config.docsBasePath;
  const prefix = `${name}:`;
  const changed = new Map<string, string>();
  for (const [root, texts] of rootsOf(tree))
    for (const [file, text] of texts) {
      if (!file.startsWith(`${from}/`)) continue;
      const copy = folder + file.slice(from.length);
      changed.set(root + copy, copiedLinks(text, { file, copy, from, folder, base, address: `${base}/${name}`, docs }));
    }
  const authored = sidebarsFile.parse(parseDocument(files.get('data/sidebars.yml') ?? '{}').toJS());
  const items = (list: readonly AuthoredItem[]): AuthoredItem[] =>
    list.map((item) => inVersion(item, { prefix, folder, base: `${base}/${name}`, items }));
  const ownSidebars = Object.fromEntries(Object.entries(authored).map(([key, list]) => [prefix + key, items(list)]));
  const comment = `# yaml-language-server: $schema=../../../schemas/data/sidebars.schema.json\n# The sidebars of ${name}. Ids of its docs begin with \`${prefix}\`.\n`;
  changed.set(sidebars, comment + stringify(ownSidebars, { lineWidth: 0 }));

  const settings = parseDocument(files.get(siteFile) ?? '');
  if (!settings.has('docSets'))
    settings.set('docSets', settings.createNode([{ folder: from, path: base, label: latest }]));
  const rows = listAt(settings, 'docSets');
  const row = { prefix, version: name, label: name, folder, path: `${base}/${name}`, isLast: false };
  // The newest version comes first in menus.
  const main = config.docSets.findIndex((set) => set.prefix === '');
  rows.items.splice(Math.max(main, 0) + 1, 0, settings.createNode({ ...row, banner: 'unmaintained' }));
  changed.set(siteFile, written(settings));

  // Its addresses may redirect since a version of this name was removed.
  const redirects = parseDocument(files.get(redirectsFile) ?? '');
  const own = [`${base}/${name}`, `${base}/${name}/*`];
  if (isSeq(redirects.contents)) {
    const before = redirects.contents.items.length;
    redirects.contents.items = redirects.contents.items.filter(
      (row) => !isMap(row) || !own.includes(String(row.get('from'))),
    );
    if (redirects.contents.items.length < before) changed.set(redirectsFile, written(redirects));
  }

  const navbar = parseDocument(files.get(navbarFile) ?? 'items:\n  - type: search\n  - type: colorMode\n');
  const bar = listAt(navbar, 'items');
  if (typesIn(bar).includes('versions')) return changed;
  const at = typesIn(bar).findIndex((type) => type === 'search' || type === 'colorMode');
  const label = config.docSets[main]?.label === 'Next' ? latest : (config.docSets[main]?.label ?? latest);
  const menu = { type: 'versions', label, docs: 'default', items: [] };
  bar.items.splice(at === -1 ? bar.items.length : at, 0, navbar.createNode(menu));
  return changed.set(navbarFile, written(navbar));
}

/** What happens to the files of a tree when a version is removed. */
export interface Removal {
  /** Files with their new texts. The files of the version itself are to be deleted. */
  readonly changed: ReadonlyMap<string, string>;
  /** Links to pages that only the version has, which would be broken. */
  readonly broken: readonly string[];
}

/** Why a version cannot be removed; nothing when it can. */
export function problemOfRemoval(name: string, { config }: VersionedTree): string | undefined {
  if (rowOf(name, config)) return undefined;
  const names = config.docSets.flatMap(({ prefix, version }) => (prefix === '' ? [] : [`\`${version}\``]));
  return `There is no version \`${name}\`. ${names.length === 0 ? 'The docs have one version, which cannot be removed.' : `The versions are ${names.join(', ')}.`}`;
}

/** Those of these addresses that lead nowhere once the version is gone, because only it has such a page. */
export function onlyInVersion(name: string, tree: VersionedTree, addresses: Iterable<string>): string[] {
  const { config, docs, files } = tree;
  const { path: address = '' } = rowOf(name, config) ?? {};
  const moved = new Set(redirectsIn(files.get(redirectsFile) ?? '').map(({ from }) => from));
  return [...addresses].filter((one) => {
    const newest = config.docsBasePath + one.slice(address.length);
    return one.startsWith(`${address}/`) && !docs.has(newest) && !moved.has(newest) && !moved.has(one);
  });
}

/**
 * Links to the version lead to the newest docs then, settings and navbar forget it, and its addresses redirect if it was published.
 */
export function removeVersion(name: string, tree: VersionedTree, wasPublished: boolean): Removal {
  const { config, files, docs } = tree;
  const { folder, path: address, prefix } = rowOf(name, config) ?? { folder: '', path: '', prefix: '' };
  const { sidebars } = versionFiles(name);
  const base = config.docsBasePath;
  const ids = new Set(docs.values());
  const moved = new Map(redirectsIn(files.get(redirectsFile) ?? '').map(({ from, to }) => [from, to]));
  const changed = new Map<string, string>();
  const broken: string[] = [];
  const change = (root: string, file: string, text: string): void => {
    if (file === sidebars || file.startsWith(`${folder}/`) || file === siteFile) return;
    const link = (href: string): string => {
      const { name: to = '', rest = '' } = partsOfLink(href) ?? {};
      const inTree = path.join(path.dirname(file), to);
      if (inTree.startsWith(`${folder}/`) && !to.startsWith('/')) {
        const other = mainFolder(config.docSets) + inTree.slice(folder.length);
        if (!files.has(other)) broken.push(`${root}${file}: ${href}`);
        return path.relative(path.dirname(file), other) + rest;
      }
      if (!`${to}/`.startsWith(`${address}/`)) return href;
      const same = trimSlash(base + to.slice(address.length));
      const other = docs.has(same) ? same : (moved.get(same) ?? same);
      if (other !== base && !docs.has(other)) broken.push(`${root}${file}: ${href}`);
      return other + rest;
    };
    const changedText = file.endsWith('.yml')
      ? changeValues(text, (value, key) => {
          // Old redirects from the version's addresses stay.
          if (key === 'from') return value;
          if (!value.startsWith(prefix)) return value.startsWith('/') ? link(value) : value;
          if (!ids.has(value.slice(prefix.length))) broken.push(`${root}${file}: ${value}`);
          return value.slice(prefix.length);
        })
      : changeLinks(text, link);
    if (changedText !== text) changed.set(root + file, changedText);
  };
  for (const [root, texts] of rootsOf(tree)) for (const [file, text] of texts) change(root, file, text);
  const settings = parseDocument(files.get(siteFile) ?? '');
  const rows = listAt(settings, 'docSets');
  rows.items = rows.items.filter((row) => !isMap(row) || row.get('version') !== name);
  const isLastOne = rows.items.length === 1;
  const [left] = rows.items;
  if (isLastOne && isMap(left) && left.items.length === 3 && left.get('label') === latest) settings.delete('docSets');
  changed.set(siteFile, written(settings));

  for (const [root, texts] of rootsOf(tree)) {
    const text = changed.get(root + navbarFile) ?? texts.get(navbarFile);
    if (!isLastOne || text === undefined) continue;
    const navbar = parseDocument(text);
    const bar = listAt(navbar, 'items');
    if (!typesIn(bar).includes('versions')) continue;
    bar.items = bar.items.filter((item) => !isMap(item) || item.get('type') !== 'versions');
    changed.set(root + navbarFile, written(navbar));
  }
  if (wasPublished) {
    const known = changed.get(redirectsFile) ?? files.get(redirectsFile) ?? '';
    const start = docs.has(base) ? `- from: ${address}\n  to: ${base}\n` : '';
    const lines = `${start}- from: ${address}/*\n  to: ${base}/:splat\n`;
    changed.set(redirectsFile, known + (known === '' || known.endsWith('\n') ? '' : '\n') + lines);
  }
  return { changed, broken };
}

const redirectsIn = (text: string): SiteData['redirects'] => readDataFile(text, redirectsFile, redirects).value ?? [];

interface Copy {
  readonly file: string;
  readonly copy: string;
  readonly from: string;
  readonly folder: string;
  readonly base: string;
  readonly address: string;
  readonly docs: VersionedTree['docs'];
}

/** The text of a copied page: links to other docs stay in the version, and links to other files are as deep as before. */
const copiedLinks = (text: string, { file, copy, from, folder, base, address, docs }: Copy): string =>
  changeLinks(text, (link) => {
    const { name, rest = '' } = partsOfLink(link) ?? {};
    if (name === undefined) return link;
    if (name.startsWith('/'))
      return docs.has(trimSlash(name)) ? address + trimSlash(name).slice(base.length) + rest : link;
    const target = path.join(path.dirname(file), name);
    if (path.extname(name) === '' || name.startsWith('@') || target.startsWith(`${from}/`)) return link;
    return path.relative(path.dirname(copy), target) + rest;
  }).replaceAll(`@site/${from}/`, `@site/${folder}/`);

interface VersionOfSidebar {
  readonly prefix: string;
  readonly folder: string;
  readonly base: string;
  readonly items: (list: readonly AuthoredItem[]) => AuthoredItem[];
}

function inVersion(item: AuthoredItem, { prefix, folder, base, items }: VersionOfSidebar): AuthoredItem {
  if (typeof item === 'string') return prefix + item;
  if ('doc' in item) return { ...item, doc: prefix + item.doc };
  if ('ref' in item) return { ...item, ref: prefix + item.ref };
  if ('autogenerated' in item) return { ...item, in: folder };
  if (!('items' in item)) return item;
  const { link, index } = item;
  return {
    ...item,
    ...(typeof link === 'string' ? { link: prefix + link } : {}),
    ...(index ? { index: { ...index, base } } : {}),
    items: items(item.items),
  };
}

function listAt(document: Document, key: string): YAMLSeq {
  const list: unknown = document.get(key, true);
  if (!isSeq(list)) throw new Error(`There is no list \`${key}\`. Run npm run doctor.`);
  return list;
}

const typesIn = (list: YAMLSeq): unknown[] => list.items.map((item) => (isMap(item) ? item.get('type') : undefined));

/** Long lines stay as they are. */
const written = (document: Document): string => document.toString({ lineWidth: 0 });
