import type { SiteConfig } from '../../config/site-config';
import { internalTarget } from '../addresses/links';
import { escapeRegExp } from '../escape';
import { withTrails } from '../navigation/breadcrumbs';
import { entriesOfBar } from '../navigation/navbar';
import { resolveSidebar } from '../navigation/sidebar';
import { docSetOfFile } from '../pages/doc-sets';
import { pagesOf } from '../pages/pages';
import type { Problem } from '../problems/problems';
import { checkDeprecatedNames } from '../reference/checks/deprecated-names';
import { checkReleasePages } from '../reference/checks/release-pages';
import { pathOfData } from '../reference/reference';
import type { SiteData } from '../site-data';
import { checkProse, proseRules, proseText } from './prose';
import type { ProseText } from './prose';
import type { SiteContent } from './site-content';

/** Finds terms that are written another way than `data/terms.yml` says. */
export function checkTerms({ file, prose }: ProseText, terms: SiteData['terms']): Problem[] {
  const rights = new Map(
    Object.entries(terms).flatMap(([right, wrongs]) => wrongs.map((wrong) => [wrong, right] as const)),
  );
  if (rights.size === 0) return [];
  const words = [...rights.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\w./@#&-])(?:${words.join('|')})(?![\\w/@-]|\\.\\w)`, 'g');
  return prose.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)].map((match): Problem => {
      const [wrong] = match;
      const right = rights.get(wrong) ?? wrong;
      return {
        file,
        line: index + 1,
        column: match.index + 1,
        what: `\`${wrong}\` is not the preferred term.`,
        remedy: `Use \`${right}\` instead of \`${wrong}\`.`,
        severity: 'warning',
        fix: { replace: wrong, by: right },
      };
    }),
  );
}

/** What the advice needs besides the content. */
interface QualityInput extends SiteContent {
  /** Files in the folders of pages that are no pages. */
  readonly assets: ReadonlySet<string>;
  /** Path → text of every page. */
  readonly sources: ReadonlyMap<string, string>;
  /** Path below `data/` without extension → text of every data file. */
  readonly dataTexts: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** The rules that hold for every place. */
const strictRules = proseRules.filter(({ atMost }) => atMost === undefined);

/** Warnings about a site that works, such as pages that nobody finds, unused files, and links and terms to improve. */
export function adviseOnSite(input: QualityInput): Problem[] {
  return [
    ...orphans(input),
    ...unusedPictures(input),
    ...plainHttp(input),
    ...wording(input),
    ...outdatedNames(input),
    ...releasePages(input),
    ...futurePosts(input),
    ...wholePosts(input),
  ];
}

/** Posts of days that have not begun anywhere on Earth. They are published at once, and stay above all that are written before their day. */
function futurePosts({ pages, now }: QualityInput): Problem[] {
  const latest = new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString();
  return pagesOf('post', pages)
    .filter(({ date }) => date.slice(0, 10) > latest.slice(0, 10))
    .map(({ file, date }) => ({
      file,
      line: 1,
      column: 1,
      what: `The post is of the future: \`${date}\`. It is published now, and stays the newest until then.`,
      remedy: 'Correct the date, or set `draft: true`.',
      severity: 'warning',
    }));
}

/** Words of a post that a list can show as a whole. */
const wordsInList = 150;

/** Long posts that lists and feeds would show as a whole. */
const wholePosts = ({ pages, policy }: QualityInput): Problem[] =>
  (policy === 'strict' ? pagesOf('post', pages) : [])
    .filter(({ truncated, words, draft }) => !truncated && !draft && words > wordsInList)
    .map(({ file, words }) => ({
      file,
      line: 1,
      column: 1,
      what: `Lists of posts show all ${words} words of this post.`,
      remedy: 'Write a line with `<!--truncate-->` below the paragraph that lists should show.',
      severity: 'warning',
    }));

/** Whether a file says what holds now. Earlier versions of our docs stay as they were. */
const isOfNow = (file: string, { docSets, foreign }: SiteConfig): boolean =>
  foreign || docSetOfFile(file, docSets)?.isLast !== false;

function outdatedNames({ pages, sources, reference, policy, config }: QualityInput): Problem[] {
  if (policy !== 'strict') return [];
  const now = pages.filter(({ file }) => isOfNow(file, config));
  return checkDeprecatedNames(now, sources, reference?.reference.single.deprecations);
}

const releasePages = ({ pages, sources, reference, policy }: QualityInput): Problem[] =>
  policy === 'strict' && reference ? checkReleasePages(reference, pages, sources) : [];

/** The words of pages and data. The rules about prose are ours; the authors of another tree have theirs. */
function wording({ sources, dataTexts, data, policy, config }: QualityInput): Problem[] {
  const rules = policy === 'strict' ? strictRules : [];
  const dataSources = [...dataTexts].map(([name, text]) => [pathOfData(name), text] as const);
  return [...sources, ...dataSources].flatMap(([file, source]) => {
    if (!isOfNow(file, config)) return [];
    const text = proseText(file, source);
    return [...checkTerms(text, data.terms), ...checkProse(text, rules)];
  });
}

/** Docs that no sidebar names and no other page links to. A tree without sidebars has no place to name them. */
function orphans({ pages, data, config, broken }: QualityInput): Problem[] {
  if (broken?.has('sidebars') === true || broken?.has('navbar') === true) return [];
  const docs = pagesOf('doc', pages).filter(({ file }) => isOfNow(file, config));
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const listed = new Set(
    Object.values(data.sidebars).flatMap((items) =>
      withTrails(resolveSidebar(items, byId, config)).map(({ item }) => item.href),
    ),
  );
  if (listed.size === 0) return [];
  const linked = new Set([
    ...pages.flatMap(({ path, links }) =>
      links.map(({ target }) => internalTarget(target, path)?.path).filter((target) => target !== path),
    ),
    ...addressesIn(data),
  ]);
  const inNavbar = new Set(entriesOfBar(data.navbar.items).flatMap((item) => (item.type === 'doc' ? [item.doc] : [])));
  return docs
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .filter(({ id, path }) => !listed.has(path) && !inNavbar.has(id) && !linked.has(path))
    .map(({ file, id }) => ({
      file,
      line: 1,
      column: 1,
      what: 'This page is not in a sidebar, and no page links to it.',
      remedy: `Add \`${id}\` to data/sidebars.yml, or set \`unlisted: true\`.`,
      severity: 'warning',
    }));
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value.replace(/[?#].*$/, '')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

function unusedPictures({ assets, pages, sources }: QualityInput): Problem[] {
  const used = new Set(pages.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
  // A page that runs as MDX may build the name of a picture; that its last part stands anywhere is enough.
  const texts = [...sources.values()].join('\n');
  return [...assets]
    .filter((file) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(file) && !used.has(file))
    .filter((file) => !texts.includes(file.replace(/^.*\//, '')))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      what: 'No page uses this image.',
      remedy: 'Use it, or delete the file.',
      severity: 'warning',
    }));
}

/** Hosts that are known to speak https, besides those that other pages of the tree reach by it. */
const secureHosts =
  /(?:^|\.)(?:github\.com|github\.io|home-assistant\.io|python\.org|pypi\.org|wikipedia\.org|mozilla\.org|w3\.org|npmjs\.com|google\.com|youtube\.com|docker\.com)$/;

function plainHttp({ pages }: QualityInput): Problem[] {
  const hostOf = (href: string): string => /^https?:\/\/([^/:?#]+)/i.exec(href)?.[1]?.toLowerCase() ?? '';
  const all = pages.flatMap(({ links }) => links.map(({ href }) => href));
  const secure = new Set(all.filter((href) => /^https:/i.test(href)).map(hostOf));
  return pages.flatMap(({ file, links }) =>
    links
      .filter(({ href }) => /^http:/i.test(href) && (secureHosts.test(hostOf(href)) || secure.has(hostOf(href))))
      .map(({ href, line, column }) => {
        const secured = `https:${href.slice('http:'.length)}`;
        return {
          file,
          line,
          column,
          what: `\`${href}\` uses HTTP, but its host supports HTTPS.`,
          remedy: `Write \`${secured}\`.`,
          severity: 'warning' as const,
          fix: { replace: href, by: secured },
        };
      }),
  );
}
