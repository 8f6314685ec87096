import { checkLinks, fileEnding, problemOfLink } from '../addresses/links';
import type { AnchorsByPath, LinkTarget } from '../addresses/links';
import { chaptersOf } from '../chapters/chapters';
import { blogListPaths, shownBlogs } from '../pages/posts/blogs';
import { listPages } from '../pages/list-pages';
import { addressKeys } from '../pages/front-matter/front-matter';
import { addressOfFile, pagesOf } from '../pages/pages';
import type { PageSource } from '../pages/pages';
import { asWarning, downgraded, isError } from '../problems/problems';
import type { Problem } from '../problems/problems';
import { archivePath, identifiersPath, markdownPath, searchPath, trimSlash } from '../addresses/routes';
import { feedLinks } from '../feeds/feed-links';
import { checkFrontMatter } from './check-front-matter';
import { checkNavbar, checkSidebars, docIds, emptyFolders } from './check-navigation';
import { checkRedirects } from './check-redirects';
import { placeIn } from './site-content';
import type { SiteContent } from './site-content';
import { indexPaths, indexedCategories, resolveSidebar } from '../navigation/sidebar';
import { publishedFiles } from '../reference/published/published-files';
import { addressesOfMissingDocs, checkReference, unshownEndpoints } from '../reference/checks/check-reference';
import { suggest } from '../nearest';

/** Everything that is wrong between files: duplicate paths, unknown ids, dead links. */
export function checkSite(content: SiteContent): Problem[] {
  const live = content.pages.filter((page) => content.withDrafts || !page.draft);
  const own = ownAddresses(live, content);
  const known = knownAddresses(live, content, own);
  const redirected = content.data.redirects.map(({ from, to }) => [trimSlash(from), to] as const);
  // Docusaurus accepts links to addresses that redirect.
  const asGood = content.policy === 'lenient' ? redirected.map(([from]) => [from, new Set<string>()] as const) : [];
  const duplicates = duplicatePaths(content);
  // Links to a page whose address is another's are right as soon as it has one of its own.
  const homeless = new Set(duplicates.filter(isError).map(({ file }) => file));
  const missing = content.reference ? addressesOfMissingDocs(content.reference, live, content.config) : [];
  const linkable = new Map<string, LinkTarget>([
    ...redirected.map(([from, to]) => [from, { to }] as const),
    ...live.flatMap(({ file, path }) => {
      const usual = addressOfFile(file, content.config);
      return usual === undefined ? [] : [[usual, homeless.has(file) ? 'unfinished' : { file, path }] as const];
    }),
    ...asGood,
    ...missing.map((path) => [path, 'unfinished'] as const),
    ...known,
  ]);
  const unshown = content.reference ? unshownEndpoints(content.reference, live) : [];
  for (const { path, anchor } of unshown) {
    const anchors = linkable.get(path);
    // The links are right as soon as the page shows the endpoint.
    if (typeof anchors === 'object' && 'has' in anchors)
      linkable.set(path, Object.assign(new Set([...anchors, anchor]), { runs: anchors.runs === true }));
  }
  return [
    ...duplicates,
    ...duplicateIds(content),
    // What else is wrong loses no page.
    ...[
      ...takenAddresses(live, own, content),
      ...checkSidebars(content),
      ...emptyFolders(content),
      ...checkNavbar(content),
      ...checkAuthors(content),
      ...checkFrontMatter(content, docIds(content)),
      ...checkLinks(live, linkable, content.config, content.isTranslation),
      ...checkDataLinks(content, linkable),
      ...checkRedirects(content, known),
      ...unshown.map(({ problem }) => problem),
      ...(content.reference ? checkReference(content.reference, content.pages, known, content.config) : []),
    ].map((problem) => downgraded(content.policy, problem)),
  ];
}

/** Windows and macOS keep the pages of addresses in one file that differ only in capitals, or in how their accents are encoded. */
function duplicatePaths({ pages, sources }: SiteContent): Problem[] {
  const first = new Map<string, PageSource>();
  return pages.flatMap((page) => {
    const key = page.path.toLowerCase().normalize();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, page);
      return [];
    }
    const remedy = 'Rename the file or give it a unique `slug`.';
    const placeOf = ({ file }: PageSource) => ({ ...placeIn(file, sources, addressKeys), remedy });
    const address = `The address \`${page.path}\``;
    if (other.path === page.path) {
      // The page that chooses its address is more likely the wrong one.
      const isOther = placeOf(page).line === 1 && placeOf(other).line > 1;
      const [wrong, right] = isOther ? [other, page] : [page, other];
      return [{ ...placeOf(wrong), what: `${address} is already used by ${right.file}.` }];
    }
    const place = placeOf(page);
    const isEncoding = other.path.normalize() === page.path.normalize();
    const difference = isEncoding ? 'how its accents are encoded' : 'capitals';
    return [
      { ...place, what: `${address} differs from that of ${other.file} only in ${difference}.`, severity: 'warning' },
    ];
  });
}

/** Pages in the place of something that the site makes, which would be gone, or of a file, which would be shown instead of the page. */
function takenAddresses(
  pages: readonly PageSource[],
  own: ReadonlySet<string>,
  { sources, staticFiles }: Pick<SiteContent, 'sources' | 'staticFiles'>,
): Problem[] {
  const owners = new Map([
    ...pages.map(({ file, path }) => [markdownPath(path), `the Markdown of ${file}`] as const),
    ...[...own].map((path) => [path, 'a page or file that the site makes'] as const),
    ...[...staticFiles].flatMap((address) => {
      const [, path] = /^(.*)\/index\.html$/.exec(address) ?? [];
      return path === undefined ? [] : [[path || '/', `the file \`static${address}\``] as const];
    }),
  ]);
  return pages.flatMap(({ file, path }) => {
    const owner = owners.get(path);
    if (owner === undefined) return [];
    const what = `The address \`${path}\` is already used by ${owner}.`;
    return [{ ...placeIn(file, sources, addressKeys), what, remedy: 'Rename the file or give it a different `slug`.' }];
  });
}

/** Pages of one id. Where they have one address as well, that is the mistake. */
function duplicateIds({ pages, sources }: SiteContent): Problem[] {
  const first = new Map<string, PageSource>();
  return pages.flatMap((page) => {
    const other = first.get(page.id);
    first.set(page.id, other ?? page);
    if (other === undefined || other.path === page.path) return [];
    const what = `The id \`${page.id}\` is already used by ${other.file}.`;
    return [{ ...placeIn(page.file, sources, ['id']), what, remedy: 'Use a different `id`, or remove it.' }];
  });
}

function checkAuthors({ pages, data, broken }: SiteContent): Problem[] {
  if (broken?.has('authors') === true) return [];
  const known = Object.keys(data.authors);
  const keysAsNames = pagesOf('post', pages).flatMap(({ file, ownAuthors, authorsLine: line }) =>
    ownAuthors
      .filter(({ name, url }) => url === undefined && known.includes(name))
      .map(({ name }) => {
        const what = `The name of the author is \`${name}\`, which is a key of data/authors.yml.`;
        return asWarning({ file, line, column: 1, what, remedy: `Write \`authors: ${name}\`.` });
      }),
  );
  const unknown = pagesOf('post', pages).flatMap(({ file, authors, ownAuthors, authorsLine: line }) =>
    authors
      .filter((author) => !known.includes(author) && ownAuthors.every(({ key }) => key !== author))
      .map((author) => ({ author, file, line })),
  );
  // One that many posts have is missing in that file, or has another key there.
  const missing = [...new Set(unknown.map(({ author }) => author))].flatMap((author): Problem[] => {
    const [first, ...others] = unknown.filter((one) => one.author === author);
    if (!first) return [];
    const also =
      ['', ', whom another post also names,'][others.length] ?? `, whom ${others.length} other posts also name,`;
    const what = `The author \`${author}\`${also} is not in data/authors.yml.`;
    const keys = author.split(/\s*,\s*/);
    const remedy =
      keys.length > 1 && keys.every((key) => known.includes(key))
        ? `Write \`authors: [${author}]\`.`
        : suggest(author, known);
    return [{ file: first.file, line: first.line, column: 1, what, remedy }];
  });
  return [...keysAsNames, ...missing];
}

/** Every `href` and `to` in the data files, wherever it stands. What stands in for a broken file is not its author's. */
function checkDataLinks({ data, placeInData, broken }: SiteContent, known: AnchorsByPath): Problem[] {
  const names = ['sidebars', 'navbar', 'footer', 'home', 'announcement'] as const;
  return names.flatMap((name) =>
    hrefsIn(broken?.has(name) === true ? [] : data[name], []).flatMap(({ href, path }): Problem[] => {
      const problem = problemOfLink({ href, target: href }, '/', known);
      return problem ? [{ ...placeInData(name, path), ...problem }] : [];
    }),
  );
}

function hrefsIn(value: unknown, path: readonly PropertyKey[]): { href: string; path: readonly PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return (key === 'href' || key === 'to') && typeof inner === 'string'
      ? [{ href: inner, path: here }]
      : hrefsIn(inner, here);
  });
}

const anchorsOf = ({ headings, anchors, needsMdx }: PageSource): Set<string> & { runs: boolean } =>
  Object.assign(new Set([...headings.map(({ id }) => id), ...anchors]), { runs: needsMdx });

/** Of several pages with one address, all anchors count: that they have it is reported, and is the only mistake. */
function anchorsByPath(pages: readonly PageSource[]): Map<string, ReturnType<typeof anchorsOf>> {
  const known = new Map<string, ReturnType<typeof anchorsOf>>();
  for (const page of pages) {
    const own = anchorsOf(page);
    const other = known.get(page.path);
    known.set(page.path, other ? Object.assign(new Set([...other, ...own]), { runs: other.runs || own.runs }) : own);
  }
  return known;
}

const noWords = { tags: '', authors: '', tagged: () => '', by: () => '' };

/** Addresses of what is made besides the pages of files. */
function ownAddresses(pages: readonly PageSource[], content: SiteContent): Set<string> {
  const { config } = content;
  const blogs = shownBlogs(config);
  const posts = pagesOf('post', pages);
  const published = content.reference ? publishedFiles(content.reference.reference, config).keys() : [];
  const listed = [
    ...(config.homePage ? ['/'] : []),
    ...published,
    ...blogs.flatMap(feedLinks).map(({ href }) => href),
    ...(config.sitemapFile === '' ? [] : [`/${config.sitemapFile}`, '/robots.txt']),
    ...blogs.flatMap((blog) => [archivePath(blog), ...blogListPaths(posts, blog)]),
    ...(config.namesPage ? [identifiersPath(config)] : []),
    searchPath,
    ...listPages(pages, content.data, noWords, config).map(({ path }) => path),
  ];
  const docs = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc]));
  const pathOf = indexPaths(config);
  const sidebars = new Map(
    Object.entries(content.data.sidebars).map(([name, items]) => [name, resolveSidebar(items, docs, config, pathOf)]),
  );
  const categories = [...sidebars.values()].flatMap(indexedCategories).flatMap(({ href }) => href ?? []);
  const chapters = [...chaptersOf(sidebars, [...docs.values()], config).values()].map(({ path }) => path);
  return new Set([...listed, ...categories, ...chapters]);
}

function knownAddresses(pages: readonly PageSource[], content: SiteContent, own: ReadonlySet<string>): AnchorsByPath {
  return new Map<string, LinkTarget>([
    ...content.pages.filter((page) => page.draft).map(({ path }) => [path, 'draft'] as const),
    ...[...own].map((path) => [path, new Set<string>()] as const),
    // Some are pages that a script makes.
    ...[...content.staticFiles].map((path) => [path, fileEnding.test(path) ? 'file' : new Set<string>()] as const),
    ...content.unfinished
      .flatMap((file) => addressOfFile(file, content.config) ?? [])
      .map((path) => [path, 'unfinished'] as const),
    ...anchorsByPath(pages),
    ...pages.filter(({ lacksData }) => lacksData).map(({ path }) => [path, 'unfinished'] as const),
  ]);
}
