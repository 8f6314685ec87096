import { createHash } from 'node:crypto';
import { environment } from '../../src/config/environment';
import { defaultConfig } from '../../src/config/site-config';
import { readAbbreviations } from '../../src/content/data-files';
import { compilePage } from '../../src/content/compile-page';
import { isCurrent } from '../../src/content/dependencies';
import { openCompiled, pageOfParts } from '../../src/content/compiled/compiled-file';
import { readContent } from '../../src/content/files/read-content';
import { TreeContext } from '../../src/content/tree-context';
import { sectionNodes } from '../../src/gatsby/nodes/page-nodes';
import { deriveGraph } from '../../src/gatsby/nodes/content-graph';
import { searchFiles } from '../../src/gatsby/outputs/search-index';
import type { SearchFiles } from '../../src/gatsby/outputs/search-index';
import { docSetOfFile } from '../../src/model/pages/doc-sets';
import type { PageSource } from '../../src/model/pages/pages';
import { loadReference } from '../../src/model/reference/reference';
import { lunrJsonOf } from '../../src/search/index/lunr-index';
import { treeAt } from '../../src/trees/open-tree';

/** All listed pages of a content folder, without earlier versions of its docs, as an earlier run has compiled them, unless they or the code have changed since. */
export function readPages(contentDir: string): PageSource[] {
  const opened = treeAt(contentDir);
  const { config } = opened;
  const { pages, data } = readContent(contentDir, config);
  const tree = TreeContext.of(contentDir, pages, loadReference(data), opened);
  const kept = openCompiled(contentDir, config);
  return [...pages].flatMap(([file, source]) => {
    if (docSetOfFile(file, config.docSets)?.isLast === false) return [];
    const [facts, text] = [kept?.facts(file), kept?.text(file)];
    const known = facts === undefined || text === undefined ? undefined : pageOfParts({ facts, text });
    const { page } = known && isCurrent(known, source, tree) ? known.compiled : compilePage(file, source, tree);
    return page && !page.draft && !page.unlisted ? [page] : [];
  });
}

/** So many pages: the ones there are, and copies with other addresses, titles and names, so that words grow in number as pages do. */
export function grownTo(pages: readonly PageSource[], count: number): PageSource[] {
  return Array.from({ length: count }, (_, at): PageSource[] => {
    const page = pages[at % pages.length];
    const copy = Math.floor(at / pages.length);
    if (page === undefined || copy === 0) return page ? [page] : [];
    const rename = (text: string): string => text.replace(/\b([A-Za-z]\w*)_(?=\w)/g, `$1_n${copy}_`);
    return [
      {
        ...page,
        id: `${page.id}-${copy}`,
        file: `${page.file}-${copy}`,
        path: `${page.path}-${copy}`,
        title: `${page.title} ${copy}`,
        sections: page.sections.map((one) => ({ ...one, text: rename(one.text), code: rename(one.code) })),
        definitions: page.definitions.map((one) => ({ ...one, name: rename(one.name) })),
      },
    ];
  }).flat();
}

/** The nodes of pages as Gatsby would hold them; their ids are their rows in the search files. */
export function nodesOf(pages: readonly PageSource[]) {
  const rank = ({ kind, path: address }: PageSource): string => (kind === 'doc' ? '0' : '1') + address;
  const sorted = [...pages].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return sorted.flatMap(sectionNodes).map(({ type, ...fields }, row) => ({
    ...fields,
    id: String(row),
    parent: null,
    children: [],
    internal: { type, owner: 'bench', contentDigest: createHash('sha1').update(fields.id).digest('hex') },
  }));
}

/** The search files of pages, made as the build makes them but without Gatsby, and the seconds of CPU that took. */
export function indexPages(
  pages: readonly PageSource[],
  abbreviations = readAbbreviations(environment.contentDir()),
): SearchFiles & { readonly seconds: number } {
  const nodes = nodesOf(pages);
  const began = process.cpuUsage();
  const files = searchFiles({
    index: lunrJsonOf(nodes, abbreviations),
    sections: nodes,
    navbars: [],
    graph: deriveGraph({ pages: [], sidebars: [] }, defaultConfig()),
    sets: defaultConfig().docSets,
  });
  const { user, system } = process.cpuUsage(began);
  return { ...files, seconds: (user + system) / 1e6 };
}
