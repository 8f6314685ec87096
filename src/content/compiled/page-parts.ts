import type { PageSource } from '../../model/pages/pages';
import type { RecordedPage } from '../dependencies';
import type { PageParts } from './compiled-file';

/** The long text of a page, which only what shows or indexes it needs. */
export type PageText = Pick<PageSource, 'body' | 'excerpt' | 'sections' | 'markdown' | 'mdxSource'>;

const noText: PageText = { body: [], excerpt: [], sections: [], markdown: '', mdxSource: '' };

/** A page without its long text, which checks do not read. */
function factsOf({ compiled, dependencies }: RecordedPage): RecordedPage {
  const { page } = compiled;
  return { compiled: { ...compiled, page: page && { ...page, ...noText } }, dependencies };
}

/** A page in the form that is kept between runs. */
export function partsOf(recorded: RecordedPage): PageParts {
  const { body, excerpt, sections, markdown, mdxSource } = recorded.compiled.page ?? noText;
  const text: PageText = { body, excerpt, sections, markdown, mdxSource };
  return { facts: JSON.stringify(factsOf(recorded)), text: JSON.stringify(text) };
}

// Both were written by `partsOf` of the same code.
export const parseFacts = (facts: string): RecordedPage => JSON.parse(facts) as RecordedPage;
export const parseText = (text: string): PageText => JSON.parse(text) as PageText;

/** A page as it was when it was kept. */
export function pageOfParts({ facts, text }: PageParts): RecordedPage {
  const { compiled, dependencies } = parseFacts(facts);
  return { compiled: { ...compiled, page: compiled.page && { ...compiled.page, ...parseText(text) } }, dependencies };
}
