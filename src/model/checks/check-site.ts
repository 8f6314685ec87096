import { checkLinks, fileEnding, problemOfLink } from '../addresses/links';
import type { AnchorsByPath, LinkTarget } from '../addresses/links';
import { chaptersOf } from '../chapters/chapters';
import { shownBlogs } from '../pages/posts/blogs';
import { docIdOf } from '../pages/doc-names';
import { listPages } from '../pages/list-pages';
import { docSetOfFile, mainFolder } from '../pages/doc-sets';
import { addressKeys } from '../pages/front-matter/front-matter';
import { addressOfFile, kindOfFile, pagesOf } from '../pages/pages';
import type { PageSource } from '../pages/pages';
import { downgraded, isError } from '../problems/problems';
import type { Problem } from '../problems/problems';
import { archivePath, blogListPath, identifiersPath, markdownPath, searchPath, trimSlash } from '../addresses/routes';
import { feedLinks } from '../feeds/feed-links';
import { checkFrontMatter } from './check-front-matter';
import { placeIn } from './site-content';
import type { SiteContent, PlaceInData } from './site-content';
import type { Blog } from '../../config/site-config';
import { generateItems } from '../navigation/generate-sidebar';
import {
  authoredEntries,
  firstLink,
  indexPaths,
  indexedCategories,
  resolveSidebar,
  sidebarMentions,
} from '../navigation/sidebar';
import { publishedFiles } from '../reference/published/published-files';
import { checkReference, unshownEndpoints } from '../reference/checks/check-reference';
import { suggest, nearest } from '../nearest';
import type { NavbarItem, NavbarLink } from '../navigation/navbar';
import type { NavbarTargets } from '../navigation/navbar-links';

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
  const linkable = new Map<string, LinkTarget>([
    ...redirected.map(([from, to]) => [from, { to }] as const),
    ...live.flatMap(({ file, path }) => {
      const usual = addressOfFile(file, content.config);
      return usual === undefined ? [] : [[usual, homeless.has(file) ? 'unfinished' : { file, path }] as const];
    }),
    ...asGood,
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
      ...navbarProblems(content),
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

const docIds = ({ pages, unfinished, config }: SiteContent): string[] => [
  ...pagesOf('doc', pages).map(({ id }) => id),
  ...unfinished.flatMap((path) => {
    const file = kindOfFile(path, config);
    const { prefix = '', numbers } = docSetOfFile(path, config.docSets) ?? {};
    return file?.kind === 'doc' ? prefix + docIdOf(file.name, undefined, numbers) : [];
  }),
];

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
    const place = { ...placeIn(page.file, sources, addressKeys), remedy };
    const address = `The address \`${page.path}\``;
    if (other.path === page.path) return [{ ...place, what: `${address} is already used by ${other.file}.` }];
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

function duplicateIds({ pages, sources }: SiteContent): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const other = first.get(page.id);
    first.set(page.id, other ?? page.file);
    if (other === undefined) return [];
    const what = `The id \`${page.id}\` is already used by ${other}.`;
    return [{ ...placeIn(page.file, sources, ['id']), what, remedy: 'Use a different `id`, or remove it.' }];
  });
}

function checkSidebars(content: SiteContent): Problem[] {
  const { data, placeInData } = content;
  const ids = docIds(content);
  const known = new Set(ids);
  const firstUse = new Map<string, string>();
  return Object.entries(data.sidebars).flatMap(([name, items]) =>
    sidebarMentions(items, [name]).flatMap(({ docId, places, path }): Problem[] => {
      const at = placeInData('sidebars', path);
      if (!known.has(docId)) {
        return [
          {
            ...at,
            what: `The sidebar \`${name}\` refers to an unknown doc \`${docId}\`.`,
            // YAML takes a line that is indented further for more of the line above it.
            remedy: docId.includes(' -')
              ? 'These are two entries. Indent the line of the second like the first, and write a space after its `-`.'
              : suggest(docId, ids),
          },
        ];
      }
      const other = firstUse.get(docId);
      if (!places || content.policy === 'lenient') return [];
      firstUse.set(docId, name);
      if (other === undefined) return [];
      const what = `The doc \`${docId}\` is already in the sidebar \`${other}\`.`;
      return [{ ...at, what, remedy: 'A doc can be in only one place. Remove one of the two entries.' }];
    }),
  );
}

/** Entries that are generated from a folder without docs. */
function emptyFolders({ data, placeInData, pages, unfinished, config }: SiteContent): Problem[] {
  const docs = [...pagesOf('doc', pages), ...unfinished.map((file) => ({ id: file, file, label: '', position: null }))];
  return Object.entries(data.sidebars)
    .flatMap(([name, items]) => authoredEntries(items, [name]))
    .flatMap(({ item, path }) => {
      const isEmpty =
        typeof item === 'object' && 'autogenerated' in item && generateItems(item, docs, config.docSets).length === 0;
      if (!isEmpty) return [];
      const root = `${item.in ?? mainFolder(config.docSets)}/`;
      const folders = docs.flatMap(({ file }) => (file.startsWith(root) ? foldersOf(file.slice(root.length)) : []));
      return {
        ...placeInData('sidebars', [...path, 'autogenerated']),
        what: `There is no doc in the folder \`${root}${item.autogenerated}\`.`,
        remedy: suggest(item.autogenerated, [...new Set(folders)]),
      };
    });
}

/** All folders above a file. */
const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, depth, names) => names.slice(0, depth + 1).join('/'));

function navbarProblems(content: SiteContent): Problem[] {
  const { data, placeInData, pages, withDrafts, config } = content;
  if (content.broken?.has('sidebars') === true) return [];
  const byId = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc]));
  // A sidebar of pages that could not be created is not empty, because the problems of those pages are reported.
  const hasUnfinished = (name: string): boolean =>
    sidebarMentions(data.sidebars[name] ?? [], []).some(({ docId }) => !byId.has(docId));
  return checkNavbar(data.navbar.items, {
    docIds: docIds(content),
    isHidden: (id) => !withDrafts && byId.get(id)?.draft === true,
    sidebars: Object.keys(data.sidebars),
    placeOf: (path) => placeInData('navbar', path),
    firstPathOf: (name) =>
      firstLink(resolveSidebar(data.sidebars[name] ?? [], byId, config))?.path ??
      (hasUnfinished(name) ? '/' : undefined),
  });
}

function checkAuthors({ pages, data, broken }: SiteContent): Problem[] {
  if (broken?.has('authors') === true) return [];
  const known = Object.keys(data.authors);
  return pagesOf('post', pages).flatMap(({ file, authors, ownAuthors, authorsLine }) =>
    authors
      .filter((author) => !known.includes(author) && ownAuthors.every(({ key }) => key !== author))
      .map((author) => ({
        file,
        line: authorsLine,
        column: 1,
        what: `The author \`${author}\` is not in data/authors.yml.`,
        remedy: suggest(author, known),
      })),
  );
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
  const posts = pagesOf('post', pages).filter(({ unlisted }) => !unlisted);
  const listsOf = (blog: Blog): string[] => {
    const own = posts.filter((post) => post.blog === blog.folder).length;
    const length = Math.max(1, Math.ceil(own / blog.postsPerPage));
    return [archivePath(blog), ...Array.from({ length }, (_, n) => blogListPath(n + 1, blog))];
  };
  const published = content.reference ? publishedFiles(content.reference.reference, config).keys() : [];
  const listed = [
    ...(config.homePage ? ['/'] : []),
    ...published,
    ...blogs.flatMap(feedLinks).map(({ href }) => href),
    ...(config.sitemapFile === '' ? [] : [`/${config.sitemapFile}`, '/robots.txt']),
    ...blogs.flatMap(listsOf),
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

interface NavbarContext extends Pick<NavbarTargets, 'firstPathOf'> {
  readonly docIds: readonly string[];
  /** Whether a doc is a draft, which has no page. */
  readonly isHidden: (doc: string) => boolean;
  readonly sidebars: readonly string[];
  readonly placeOf: (path: readonly PropertyKey[]) => PlaceInData;
}

/** Items of the navbar that name what does not exist, or have nothing to link to. */
function checkNavbar(items: readonly NavbarItem[], context: NavbarContext): Problem[] {
  return items.flatMap((item, index): Problem[] => {
    const path = ['items', index];
    if (item.type === 'search' || item.type === 'colorMode') {
      if (items.findIndex(({ type }) => type === item.type) === index) return [];
      const what = `The navbar already has an item \`${item.type}\`.`;
      return [{ ...context.placeOf(path), what, remedy: 'Remove one of them.' }];
    }
    if (item.type === 'dropdown' || item.type === 'versions')
      return item.items.flatMap((inner, at) => checkLink(inner, [...path, 'items', at], context));
    return checkLink(item, path, context);
  });
}

function checkLink(item: NavbarLink, path: readonly PropertyKey[], context: NavbarContext): Problem[] {
  if (item.type === 'link' || item.type === 'version' || item.type === 'html') return [];
  const key = item.type === 'doc' ? 'doc' : 'sidebar';
  const at = context.placeOf([...path, key]);
  const name = item.type === 'doc' ? item.doc : item.sidebar;
  const known = item.type === 'doc' ? context.docIds : context.sidebars;
  if (!known.includes(name)) {
    const what = `The navbar item \`${item.label}\` refers to an unknown ${key} \`${name}\`.`;
    return [{ ...at, what, remedy: suggest(name, known) }];
  }
  if (item.type === 'doc' && context.isHidden(name)) {
    const what = `The navbar item \`${item.label}\` is broken because the doc \`${name}\` is a draft, which is not published.`;
    return [{ ...at, what, remedy: 'Remove `draft: true` from that doc, or remove the item.' }];
  }
  if (item.type === 'doc' || context.firstPathOf(name) !== undefined) return [];
  const what = `The navbar item \`${item.label}\` has nothing to link to because the sidebar \`${name}\` has no published pages.`;
  return [{ ...at, what, remedy: 'Add a page to that sidebar in data/sidebars.yml, or remove the item.' }];
}

/** Redirects that lead nowhere, that stand twice, and that no reader can meet because a page has the address. */
export function checkRedirects({ data, placeInData, policy }: SiteContent, known: AnchorsByPath): Problem[] {
  const first = new Map<string, number>();
  const targets = new Map(data.redirects.map(({ from, to }) => [trimSlash(from), to]));
  return data.redirects.flatMap(({ from, to }, index): Problem[] => {
    const at = (key: string) => placeInData('redirects', [index, key]);
    const problems: Problem[] = [];
    const unusable = policy === 'strict' ? unusableSource(from) : undefined;
    if (unusable) return [{ ...at('from'), ...unusable }];
    const address = trimSlash(from);
    if (first.has(address)) {
      const what = `\`${from}\` already has a redirect above.`;
      problems.push({ ...at('from'), what, remedy: 'Remove one of them.' });
    }
    first.set(address, index);
    if (known.has(address)) {
      const what = `\`${from}\` is the address of a page, so the redirect is never used.`;
      problems.push({ ...at('from'), what, remedy: 'Remove the redirect, or give the page a different `slug`.' });
    }
    const target = trimSlash(to.replace(/[?#].*/, ''));
    if (targets.has(target) && !known.has(target)) {
      const { circle, ...problem } = movedAgain(to, targets);
      if (circle?.some((passed) => (first.get(passed) ?? index) < index) === true) return problems;
      return [...problems, { ...at('to'), ...problem }];
    }
    if (to.includes(':splat') && !from.endsWith('*')) {
      const what = '`:splat` stands for what `*` at the end of `from` stands for, and there is none.';
      return [...problems, { ...at('to'), what, remedy: 'End `from` with `/*`, or write the whole target.' }];
    }
    const dead = to.includes(':splat') ? deadSplat(to, known) : problemOfLink({ href: to, target: to }, '/', known);
    if (dead) problems.push({ ...at('to'), what: dead.what.replace('The link', 'The target'), remedy: dead.remedy });
    return problems;
  });
}

/** Why no request has the address that a redirect is from. */
function unusableSource(from: string): Pick<Problem, 'what' | 'remedy'> | undefined {
  if (/\s/.test(from)) {
    const what = `\`${from}\` never redirects because no address has a space.`;
    return { what, remedy: `Write \`${from.trim().replaceAll(/\s/g, '%20')}\`.` };
  }
  const [behind] = /[?#]/.exec(from) ?? [];
  if (behind !== undefined) {
    const what = `\`${from}\` never redirects because only the path of an address counts, which ends before the \`${behind}\`.`;
    return { what, remedy: `Write \`${pathOnly(from)}\`.` };
  }
  const start = from.slice(0, from.indexOf('*')).replace(/\/$/, '');
  if (!from.includes('*') || from === `${start}/*`) return undefined;
  const what = `The \`*\` in \`${from}\` stands for itself because only a \`/*\` at the end stands for all addresses below.`;
  return { what, remedy: `Write \`${start}/*\`, or a redirect for each address.` };
}

const pathOnly = (address: string): string => trimSlash(address.replace(/[?#].*/, ''));

/** A redirect that leads to the former address of another one, which no host follows before it answers; the addresses of a circle, if it is one. */
function movedAgain(
  to: string,
  targets: ReadonlyMap<string, string>,
): Pick<Problem, 'what' | 'remedy'> & { readonly circle?: readonly string[] } {
  const passed = new Set<string>();
  let end = to;
  for (let next: string | undefined = to; next !== undefined; next = targets.get(pathOnly(end))) {
    if (passed.has(pathOnly(next))) {
      const names = [...passed].map((address) => `\`${address}\``).join(', ');
      const what = `These redirects lead to each other: ${names}.`;
      return { what, remedy: 'Lead one of them to a page.', circle: [...passed] };
    }
    passed.add(pathOnly(next));
    end = next;
  }
  return { what: `The target \`${to}\` has a redirect to \`${end}\`.`, remedy: `Write \`${end}\`.` };
}

/** What replaces the splat is not known here; that pages begin so is. */
function deadSplat(to: string, known: AnchorsByPath): { what: string; remedy: string } | undefined {
  const start = to.slice(0, to.indexOf(':splat'));
  if ([...known.keys()].some((path) => `${path}/`.startsWith(start))) return undefined;
  const folders = new Set([...known.keys()].map((path) => path.replace(/[^/]*$/, '')));
  const near = nearest(start, [...folders]);
  return {
    what: `The target \`${to}\` is broken because no address begins with \`${start}\`.`,
    remedy: near === undefined ? 'Use the beginning of an existing address.' : `Did you mean \`${near}:splat\`?`,
  };
}
