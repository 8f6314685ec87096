import path from 'node:path';
import { expect, test } from 'vitest';
import { addressOfFile } from '../model/pages/pages';
import { compareReleases, releaseDoc, releaseOfDay, releasesIn } from '../model/reference/releases';
import { loadReference } from '../model/reference/reference';
import { readContent } from './files/read-content';
import { readSiteConfig } from './site-file';

const { config } = readSiteConfig(path.resolve('content'));

const { pages, data } = readContent(path.resolve('content'), config);
const { reference } = loadReference(data);
const { deprecations = [] } = reference.single.deprecations ?? {};
const ofData = releasesIn(deprecations, [...reference.entities.values()]);

/** The release that a page is about, by its file, and the addresses of the posts that it lists. */
const releasePages = [...pages].flatMap(([file, source]) => {
  const release = /^docs\/releases\/(\d+)-(\d+)\.md$/.exec(file)?.slice(1).join('.');
  if (release === undefined) return [];
  const [, list = ''] = source.split('\n## Posts\n');
  return [{ file, source, release, posts: [...list.matchAll(/^- .*?\]\((\S+?)\)/gm)].map(([, post]) => post) }];
});

/** Posts since releases are named for their month and have a page, with the release that came next. */
const posts = [...pages].flatMap(([file, source]) => {
  const next = releaseOfDay(/^blog\/(\d{4}-\d\d-\d\d)-/.exec(file)?.[1] ?? '');
  return next !== undefined && compareReleases(next, '2021.1') <= 0 ? [{ file, source, next }] : [];
});

test('every post is on the page of one release', () => {
  expect(posts.length).toBeGreaterThan(150);
  expect(
    posts.flatMap(({ file, next }) => {
      const address = addressOfFile(file, config) ?? '';
      const on = releasePages.filter((page) => page.posts.includes(address)).map((page) => page.file);
      if (on.length === 1) return [];
      return on.length === 0
        ? [`${file} is on no release page. List ${address} in docs/${releaseDoc(next)}.md, or where it says it comes.`]
        : [`${file} is on ${on.join(' and ')}. Keep it on one of them.`];
    }),
  ).toEqual([]);
});

test('a post is on the page of the release that it names, or of the one that came next', () => {
  expect(
    posts.flatMap(({ file, source, next }) => {
      const page = releasePages.find((one) => one.posts.includes(addressOfFile(file, config)));
      if (page === undefined || page.release === next) return [];
      const isNamed = new RegExp(`\\b${page.release.replace('.', '\\.')}\\b`).test(source);
      return isNamed
        ? []
        : [`${page.file} lists ${file}, which does not name it. List it in docs/${releaseDoc(next)}.md.`];
    }),
  ).toEqual([]);
});

test('every release of the data has a page that shows its changes', () => {
  const wanted = ofData.filter((release) => compareReleases(release, '2021.1') <= 0);
  expect(wanted.length).toBeGreaterThan(40);
  expect(
    wanted.flatMap((release) => {
      const file = `docs/${releaseDoc(release)}.md`;
      const component = `<ReleaseChanges release="${release}" />`;
      if (pages.get(file)?.includes(component) === true) return [];
      return [
        pages.has(file)
          ? `Add ${component} to ${file}.`
          : `Add ${file} with ${component}, and list it in docs/releases/index.md.`,
      ];
    }),
  ).toEqual([]);
});

test('every release page is in the list of releases', () => {
  const list = pages.get('docs/releases/index.md') ?? '';
  expect(releasePages.filter(({ release }) => !list.includes(`[${release}](/docs/${releaseDoc(release)})`))).toEqual(
    [],
  );
});
