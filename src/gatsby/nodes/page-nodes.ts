import { identifiersIn } from '../../model/names/identifier-index';
import { pageKinds } from '../../model/pages/pages';
import type { PageNodeType, PageSource } from '../../model/pages/pages';
import { originalFile, sourceFile } from '../../content/origin';
import { builtTree } from '../built-tree';
import { lastCommit } from '../schema/last-commit';
import { dependencyDigest } from './compile-cache';
import type { NodeFields } from './domain-nodes';
import type { Definition, Section } from '../../model/types';
import { searchContexts } from '../../search/contexts';
import { stemOf, wordsOf } from '../../search/words';

/** Pixel pictures that gatsby-plugin-sharp scales. Others, such as GIF, are shown as they are. */
const isScaled = (file: string): boolean => /\.(?:png|jpe?g|webp|avif)$/i.test(file);

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
    rasters: files.filter(isScaled),
    vectors: files.filter((file) => !isScaled(file)),
    outboundLinks: links.map(({ target }) => target),
    lastCommit: lastCommit(page.file),
    dependencyDigest: dependencyDigest(page.file),
  };
}

/** The rows a page adds to the search index: one for itself with its opening text, one for each heading. */
export function sectionNodes(page: PageSource): NodeFields<'SearchSection'>[] {
  const [first, ...rest] = page.sections;
  const opening = first?.anchor === '' ? first : { anchor: '', heading: '', text: '', code: '' };
  const others = first?.anchor === '' ? rest : page.sections;
  return [opening, ...others].map((section, index) => ({
    ...section,
    type: 'SearchSection',
    id: `section:${page.id}#${section.anchor}`,
    pageId: page.id,
    order: index,
    context: pageKinds[page.kind].searchContext,
    path: page.path,
    title: page.title,
    reference: definedBy(page, section.anchor, 'reference').join(' '),
    keywords: keywordsOf(page, section.anchor).join(' '),
    mentions: mentionsOf(page, section.anchor).join(' '),
    code: namesOnlyInCode(section),
    date: page.date,
  }));
}

/**
 * Inline code stands in the text already; of code blocks only the names are worth their place in the index. `self.` in front of
 * one is what nobody looks up.
 */
function namesOnlyInCode({ text, code }: Section): string {
  const inText = new Set(identifiersIn(text));
  const names = identifiersIn(code).map((name) => name.replace(/^(?:self|this|cls)\./, ''));
  return identifiersIn(names.join(' '))
    .filter((name) => !inText.has(name))
    .join(' ');
}

const definedBy = (page: PageSource, anchor: string, by: Definition['by']): string[] =>
  page.definitions.filter((definition) => definition.anchor === anchor && definition.by === by).map(({ name }) => name);

/** Names that are only mentioned, and the last names of dotted ones: who asks for `async_update` may mean that of a registry. */
function mentionsOf(page: PageSource, anchor: string): string[] {
  const dotted = (['reference', 'text'] as const).flatMap((by) => definedBy(page, anchor, by));
  const last = dotted.flatMap((name) => /\.(\w*(?:_|[a-z][A-Z])\w*)$/.exec(name)?.[1] ?? []);
  return [...new Set([...definedBy(page, anchor, 'mention'), ...last])];
}

/** Words that a section is to be found by first: the names that its text defines, and of a page what its author and its title say. */
function keywordsOf(page: PageSource, anchor: string): string[] {
  const defined = definedBy(page, anchor, 'text');
  if (anchor !== '' || !searchContexts[pageKinds[page.kind].searchContext].byTitle) return defined;
  return [...page.keywords, ...page.tags, ...initials(page.title), ...wordsOfAddress(page), ...defined];
}

/** What the author calls the page for short, as far as its title does not say it. */
function wordsOfAddress({ path, title }: PageSource): string[] {
  const said = new Set(
    wordsOf(title)
      .flatMap(({ whole, parts }) => [whole, ...parts])
      .map(stemOf),
  );
  return path
    .slice(path.lastIndexOf('/') + 1)
    .split(/[-_]/)
    .filter((word) => /^\p{L}{2,}$/u.test(word) && !said.has(stemOf(word)));
}

/** Home Assistant Operating System → HAOS: what a name of three words or more is called for short. */
function initials(title: string): string[] {
  const [name] = /(?:\p{Lu}\p{L}+ ){2,}\p{Lu}\p{L}+/u.exec(title) ?? [];
  return name === undefined ? [] : [Array.from(name.split(' '), (word) => word[0]).join('')];
}
