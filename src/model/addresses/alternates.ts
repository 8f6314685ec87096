import type { LocaleSite } from '../../config/site-config';

/** A page in a language, as search engines are told of it; `x-default` is for readers of all other languages. */
export interface Alternate {
  readonly lang: string;
  readonly url: string;
}

/** The same page in all languages of a site; none on a site with one language. */
export const alternatesOf = (sites: readonly LocaleSite[], path: string): Alternate[] =>
  [...sites, ...sites.slice(0, 1).map((site) => ({ ...site, code: 'x-default' }))].map(({ code, url }) => ({
    lang: code,
    url: url + path,
  }));
