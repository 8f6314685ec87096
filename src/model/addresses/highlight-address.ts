/** Names the words that the target page marks. */
const parameter = '_highlight';

/** An address of this site that marks the words of a query when it is opened. */
export function withHighlight(href: string, query: string): string {
  const words = query.trim();
  if (words === '') return href;
  const [address = '', hash] = href.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: words }).toString()}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

/** A query string (`?a=b` or empty) without the words. */
export function withoutHighlight(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a query string names words to mark. */
export const hasHighlight = (search: string): boolean => search.includes(`${parameter}=`);

/** The words that a query string names, each once; the parameter may stand there several times. */
export function highlightedWords(search: string): string[] {
  const words = new URLSearchParams(search)
    .getAll(parameter)
    .flatMap((value) => value.toLowerCase().split(/[\s"'+~^:*]/));
  return [...new Set(words)].filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, 16);
}
