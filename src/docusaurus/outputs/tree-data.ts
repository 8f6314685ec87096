import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { firstLink } from '../../model/navigation/sidebar';
import type { DocSet, Blog } from '../../config/site-config';
import { docsBySet, docSetOfId } from '../../model/pages/doc-sets';
import type { SiteGraph, SitePage } from '../../content/tree-kind';
import { blogOfRecentPosts, readStubs, recentPostsText } from '../modules/missing-modules';
import { pagesOf } from '../../model/pages/pages';
import { recentPosts } from '../../model/pages/posts/blogs';

/** Writes what hooks of Docusaurus tell of docs; a bundle has it if a component of the tree asks. */
export async function writeDocsData(
  contentDir: string,
  pages: readonly SitePage[],
  graph: SiteGraph,
  docSets: readonly DocSet[],
): Promise<void> {
  const instances = [...new Set(docSets.map(({ docs }) => docs))];
  const docsOf = docsBySet(
    pages.filter(({ kind, draft }) => kind === 'doc' && !draft),
    docSets,
  );
  const data = instances.map((docs) => {
    const own = docSets.filter((set) => set.docs === docs);
    const versions = own.map((set) => versionOf(set, docsOf.get(set) ?? [], graph, docSets));
    // Docusaurus names the current version first, and our list begins with the last one.
    const current = versions.filter(({ name }) => name === 'current');
    const others = versions.filter(({ name }) => name !== 'current');
    return [docs, { path: own[0]?.path || '/', versions: [...current, ...others], breadcrumbs: true }] as const;
  });
  const text = JSON.stringify(JSON.stringify(Object.fromEntries(data)));
  // Of a file of JSON, webpack would note which parts of which doc are used, which takes minutes for thousands of docs.
  await writeFile(path.join(contentDir, 'docs.cjs'), `module.exports = JSON.parse(${text});\n`);
}

/** A version of docs, in which ids and names of sidebars are those that its files have. */
function versionOf(
  set: DocSet,
  pages: readonly SitePage[],
  { places, sidebars }: SiteGraph,
  docSets: readonly DocSet[],
) {
  const plain = (id: string): string => id.slice(set.prefix.length);
  const docs = pages.map(({ id, title, description, path: address }) => {
    const sidebar = places.get(id)?.sidebar ?? null;
    return { id: plain(id), title, description, path: address, sidebar: sidebar === null ? null : plain(sidebar) };
  });
  const entries = [...sidebars].flatMap(([sidebar, items]) => {
    const first = docSetOfId(sidebar, docSets) === set ? firstLink(items) : undefined;
    return first ? [{ sidebar: plain(sidebar), first }] : [];
  });
  const { version: name, label, isLast, banner, badge = false, noIndex = false } = set;
  const main = docs.find(({ path: address }) => address === (set.path || '/'));
  return {
    ...{ name, label, isLast, banner: banner === '' ? null : banner, badge, noIndex, path: set.path || '/', docs },
    mainDocId: main?.id ?? plain(entries[0]?.first.docId ?? set.prefix + (docs[0]?.id ?? '')),
    sidebars: Object.fromEntries(
      entries.map(({ sidebar, first: { path: to, label: text } }) => [sidebar, { link: { path: to, label: text } }]),
    ),
    draftIds: [],
  };
}

/** Writes the recent posts of a blog where pages that import the list of Docusaurus find them. The main blog may have any id. */
export async function writeRecentPosts(
  contentDir: string,
  pages: readonly SitePage[],
  blogs: readonly Blog[],
): Promise<void> {
  const posts = pagesOf('post', pages);
  for (const [name, file] of readStubs(contentDir)) {
    const id = blogOfRecentPosts(name);
    if (id === undefined) continue;
    const blog = blogs.find(({ prefix }) => prefix === `${id}:`) ?? blogs.find(({ prefix }) => prefix === '');
    const items = blog === undefined ? [] : recentPosts(posts, blog);
    await writeFile(
      file,
      recentPostsText(
        items.map(({ title, path: permalink, date, unlisted }) => ({ title, permalink, unlisted, date })),
      ),
    );
  }
}

/**
 * Docusaurus gives its configuration to a page that is a module, as the property `config`. It is part of the data that browsers load for the page, so a page
 * that never asks for it has none.
 */
export const modulePropsOf =
  (contentDir: string) =>
  (code: string): object => {
    const file = path.join(contentDir, 'config.json');
    return existsSync(file) && mayReadConfig(code) ? { config: JSON.parse(readFileSync(file, 'utf8')) as unknown } : {};
  };

/** What reads its property `config`, or hands all of its properties on. */
const readsConfig = /\bconfig\b|\bprops\b|\.\.\./;

/** A default export in a list is most often one of another module. */
const listsDefault = /\bexport\s*\{[^}]*\bdefault\b/;
/** What is exported up to where its code or its types begin. */
const exportsDefault = /^\s*export\s+default\s+([^;:={<]*)/m;
const importsNames = /^\s*import\s+([^'"]+?)\s+from\b/gm;

/** Whether a page may read its property `config`. A component of another module may read any property. */
function mayReadConfig(code: string): boolean {
  if (readsConfig.test(code) || listsDefault.test(code)) return true;
  const imported = [...code.matchAll(importsNames)].flatMap(([, names = '']) => names.split(/\W+/));
  // What stands before a parenthesis or a dot is around the component, such as `memo(Home)`.
  const exported = exportsDefault.exec(code)?.[1]?.match(/\b\w+\b(?!\s*[(.])/g) ?? [];
  return exported.some((name) => imported.includes(name));
}
