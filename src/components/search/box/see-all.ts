import { translate } from '../../../i18n/translate';
import { site } from '../../../config/browser-config';
import type { BrowserConfig } from '../../../config/site-config';
import { searchUrl } from '../../../model/addresses/routes';
import type { SearchAnswer } from '../../../search/types';

/** A line below the suggestions that leads to the search page. */
export interface SeeAll {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** The settings that tell the parts of the site. */
type Parts = Pick<BrowserConfig, 'docsBasePath' | 'blogBasePath' | 'furtherBases'>;

const partsOf = ({ docsBasePath, blogBasePath, furtherBases }: Parts) => [
  {
    name: 'docs',
    label: translate({ id: 'search.docs', message: 'Docs' }),
    bases: [docsBasePath, ...furtherBases.docs],
  },
  {
    name: 'blog',
    label: translate({ id: 'search.blog', message: 'Blog' }),
    bases: [blogBasePath, ...furtherBases.blog],
  },
];

/**
 * Ways to all results: of the whole site and, for a reader in the docs or the blog, within and outside of it. What has no
 * result, or the same as the whole site, has no line.
 */
export function seeAll(
  query: string,
  { total, counts }: SearchAnswer,
  path: string,
  version = '',
  config: Parts = site,
): SeeAll[] {
  if (total === 0) return [];
  const lines: SeeAll[] = [
    {
      label: translate({ id: 'search.seeAll', message: 'See all results' }),
      count: total,
      href: searchUrl(query, '', { version }),
    },
  ];
  const parts = partsOf(config);
  // The base of one part may be below that of the other, which may be the root.
  const bases = parts.flatMap((part) => part.bases.map((base) => ({ base, part })));
  const around = bases.filter(({ base }) => `${path}/`.startsWith(`${base}/`));
  const here = around.sort((one, other) => other.base.length - one.base.length)[0]?.part;
  const within = here ? (counts[here.name] ?? 0) : 0;
  // The site has two parts, so that what is outside of one is the other.
  const other = parts.find((part) => part !== here);
  if (!here || !other || within === 0 || within === total) return lines;
  return [
    ...lines,
    {
      label: translate(
        { id: 'search.seeWithin', message: 'See all results within "{context}"' },
        { context: here.label },
      ),
      count: within,
      href: searchUrl(query, here.name, { version }),
    },
    {
      label: translate(
        { id: 'search.seeOutside', message: 'See all results outside "{context}"' },
        { context: here.label },
      ),
      count: total - within,
      href: searchUrl(query, other.name, { version }),
    },
  ];
}
