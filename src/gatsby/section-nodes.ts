import type { PageSource } from '../model/pages';
import type { NodeFields } from './create-content-nodes';

/** The rows a page adds to the search index: one for itself with its opening text, one for each heading. */
export function sectionNodes(page: PageSource): NodeFields[] {
  const id = page.kind === 'doc' ? page.id : page.file;
  const [first, ...rest] = page.sections;
  const opening = first?.anchor === '' ? first : { anchor: '', heading: '', text: '', code: '' };
  const others = first?.anchor === '' ? rest : page.sections;
  return [opening, ...others].map((section, index) => ({
    ...section,
    type: 'SearchSection',
    id: `section:${id}#${section.anchor}`,
    pageId: id,
    order: index,
    context: page.kind === 'doc' ? 'docs' : 'blog',
    path: page.path,
    title: page.title,
    keywords: index === 0 && page.kind === 'doc' ? page.keywords.join(' ') : '',
    date: page.kind === 'post' ? page.date : null,
  }));
}
