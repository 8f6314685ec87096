import { pageKinds } from '../../model/pages/pages';
import type { PageSource } from '../../model/pages/pages';
import { identifiersIn } from '../../model/names/identifier-index';
import type { Definition, Section } from '../../model/types';
import { searchContexts } from '../../search/contexts';
import type { NodeFields } from './domain-nodes';

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
  return [...page.keywords, ...page.tags, ...initials(page.title), ...defined];
}

/** Home Assistant Operating System → HAOS: what a name of three words or more is called for short. */
function initials(title: string): string[] {
  const [name] = /(?:\p{Lu}\p{L}+ ){2,}\p{Lu}\p{L}+/u.exec(title) ?? [];
  return name === undefined ? [] : [Array.from(name.split(' '), (word) => word[0]).join('')];
}
