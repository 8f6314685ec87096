import { identifiersIn } from '../../model/names/identifier-index';
import { pageKinds } from '../../model/pages/pages';
import type { PageNodeType, PageSource } from '../../model/pages/pages';
import { originalFile, sourceFile } from '../../content/origin';
import { builtTree } from '../built-tree';
import { lastCommit } from '../schema/last-commit';
import { dependencyDigest } from './compile-cache';
import type { NodeFields } from './domain-nodes';

const isVector = (file: string): boolean => file.endsWith('.svg');

const noLongText = {
  body: undefined,
  excerpt: undefined,
  sections: undefined,
  markdown: undefined,
  mdxSource: undefined,
};

/** Where a page is edited; a translation beside the originals. */
function editUrlOf({ editUrl, file }: Pick<PageSource, 'editUrl' | 'file'>): string | null {
  const { origin } = builtTree();
  const [original, source] = [originalFile(origin, file), sourceFile(origin, file)];
  return source !== file && editUrl?.endsWith(original) === true
    ? editUrl.slice(0, -original.length) + source
    : editUrl;
}

/** The node of a page that was just compiled. */
export function pageNode({ links, pictures, ...page }: PageSource): NodeFields<PageNodeType> {
  const [minLevel, maxLevel] = page.tocLevels;
  const files = [...new Set(pictures.map(({ file }) => file))];
  return {
    ...page,
    ...noLongText,
    editUrl: editUrlOf(page),
    type: pageKinds[page.kind].nodeType,
    ...(page.date === null ? {} : { year: page.date.slice(0, 4) }),
    identifiers: identifiersIn(page.sections.map(({ code }) => code).join('\n')),
    tableOfContents: page.hideTableOfContents
      ? []
      : page.headings.filter(({ level }) => level >= minLevel && level <= maxLevel),
    rasters: files.filter((file) => !isVector(file)),
    vectors: files.filter(isVector),
    outboundLinks: links.map(({ target }) => target),
    lastCommit: lastCommit(page.file),
    dependencyDigest: dependencyDigest(page.file),
  };
}
