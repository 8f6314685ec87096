import { escapeRegExp } from '../../escape';
import { asWarning } from '../../problems/problems';
import type { Problem } from '../../problems/problems';
import type { DocSource } from '../../pages/doc-source';
import { pagesOf } from '../../pages/pages';
import type { PageSource } from '../../pages/pages';
import { placeInReference } from '../reference';
import type { LoadedReference } from '../reference';
import { compareReleases, releaseDoc, releaseOfDay, releasesIn } from '../releases';

/** A page about one release. */
interface ReleasePage {
  readonly file: string;
  readonly path: string;
  readonly release: string;
  readonly source: string;
  /** Addresses of the posts that it lists. */
  readonly posts: readonly string[];
}

/** Id of the page that lists all releases. */
const listDoc = 'releases/index';

/**
 * Posts and changes that the page of their release does not have, where a site has such pages. What is older than the first of them has
 * none. `texts` are the pages as they are written, by their files.
 */
export function checkReleasePages(
  { reference, sources }: LoadedReference,
  pages: readonly PageSource[],
  texts: ReadonlyMap<string, string>,
): Problem[] {
  const docs = pagesOf('doc', pages);
  const about = docs.flatMap((doc) => releasePage(doc, texts.get(doc.file) ?? ''));
  const [first] = about.map(({ release }) => release).toSorted((a, b) => compareReleases(b, a));
  if (first === undefined) return [];
  const hasPage = (release: string): boolean => compareReleases(release, first) <= 0;
  const posts = pagesOf('post', pages).flatMap(({ date, draft, file, path, title }) => {
    const next = releaseOfDay(date.slice(0, 10));
    return next !== undefined && hasPage(next) && !draft ? [{ file, path, title, next }] : [];
  });
  const { deprecations = [] } = reference.single.deprecations ?? {};
  const ofData = releasesIn(deprecations, [...reference.entities.values()]).filter(hasPage);
  const list = docs.find(({ id }) => id === listDoc);
  const placeOf = (release: string): string => {
    const file = `docs/${releaseDoc(release)}.md`;
    if (about.some((page) => page.release === release)) return file;
    return `${file}, a new file like those beside it${ofData.includes(release) ? '' : ' but without `<ReleaseChanges>`'}`;
  };
  return [
    ...posts.flatMap(({ file, path, title, next: release }) => {
      const next = { release, file: placeOf(release) };
      const on = about.filter((page) => page.posts.includes(path));
      const fault = faultOfPost(on, `[${title}](${path})`, next, texts.get(file) ?? '');
      return fault ? [{ file, line: 1, column: 1, ...fault }] : [];
    }),
    ...ofData.flatMap((release) => {
      const page = about.find((one) => one.release === release);
      const component = `<ReleaseChanges release="${release}" />`;
      if (page?.source.includes(component) === true) return [];
      const place = firstMention(release, { reference, sources });
      const what = `No page shows what ${release} changes.`;
      const remedy = `Write \`${component}\` in ${placeOf(release)}.`;
      return [{ ...place, what, remedy }];
    }),
    ...about.flatMap(({ file, path, release }) => {
      const link = `[${release}](${path})`;
      if (list === undefined || texts.get(list.file)?.includes(link) === true) return [];
      const what = `The list of releases lacks ${release}.`;
      return [{ file, line: 1, column: 1, what, remedy: `Add \`${link}\` to ${list.file}.` }];
    }),
  ].map(asWarning);
}

/** Where data first names a release: a deprecation, or else a change of a property. */
function firstMention(
  release: string,
  { reference: { single, entities }, sources }: Pick<LoadedReference, 'reference' | 'sources'>,
): ReturnType<typeof placeInReference> {
  const index = (single.deprecations?.deprecations ?? []).findIndex(
    ({ removedIn, announced }) => removedIn === release || releaseOfDay(announced) === release,
  );
  if (index >= 0) return placeInReference(sources, 'deprecations', ['deprecations', index]);
  for (const [platform, { properties }] of entities)
    for (const [property, { changed = [] }] of properties.entries()) {
      const at = changed.findIndex((change) => change.release === release);
      const path = ['properties', property, 'changed', at, 'release'];
      if (at >= 0) return placeInReference(sources, `entities/${platform}`, path);
    }
  return placeInReference(sources, 'deprecations', []);
}

function releasePage({ id, file, path }: DocSource, source: string): ReleasePage[] {
  const release = /^releases\/(\d+)-(\d+)$/.exec(id)?.slice(1).join('.');
  if (release === undefined) return [];
  const [, list = ''] = source.split('\n## Posts\n');
  const posts = [...list.matchAll(/^- .*?\]\((\S+?)\)/gm)].map(([, post = '']) => post);
  return [{ file, path, release, source, posts }];
}

/** What is wrong with the pages on which a post is. `next` is the release that came after it, with its page, and `text` what it says. */
function faultOfPost(
  on: readonly ReleasePage[],
  link: string,
  next: { readonly release: string; readonly file: string },
  text: string,
): Pick<Problem, 'what' | 'remedy'> | undefined {
  const [page, ...others] = on;
  if (page === undefined)
    return {
      what: 'No page of a release lists this post.',
      remedy: `Write \`- ${link}\` below \`## Posts\` in ${next.file}, or on the page of the release that the post names.`,
    };
  if (others.length > 0)
    return {
      what: `${on.map(({ file }) => file).join(' and ')} list this post.`,
      remedy: 'Keep it on one of them.',
    };
  if (page.release === next.release || new RegExp(`\\b${escapeRegExp(page.release)}\\b`).test(text)) return undefined;
  return {
    what: `${page.file} lists this post, which does not name ${page.release}.`,
    remedy: `List it in ${next.file}.`,
  };
}
