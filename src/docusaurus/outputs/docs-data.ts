import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstLink } from '../../model/navigation/sidebar';
import type { DocSet } from '../../config/site-config';
import { docsBySet, docSetOfId } from '../../model/pages/doc-sets';
import type { SiteGraph, SitePage } from '../../content/tree-kind';

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
