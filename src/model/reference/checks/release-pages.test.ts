import { expect, test } from 'vitest';
import { samplePage } from '../../../../test/samples/sample-page';
import { loadReference } from '../reference';
import { checkReleasePages } from './release-pages';

const entry = (id: string, announced: string, removedIn?: string) => ({
  ...{ id, title: 'D', area: 'core', announced, what: ['a_name'], description: 'D.' },
  ...(removedIn === undefined ? {} : { removedIn }),
});

/** Problems of a site with the releases 2024.2 and 2024.3, of which each argument changes a file; none removes it. */
function find(changed: Readonly<Record<string, string | undefined>> = {}, ...more: ReturnType<typeof entry>[]) {
  const written: Readonly<Record<string, string | undefined>> = {
    'docs/releases/index.md': '- [2024.2](/docs/releases/2024-2)\n- [2024.3](/docs/releases/2024-3)',
    'docs/releases/2024-2.md': '<ReleaseChanges release="2024.2" />\n\n## Posts\n\n- [A](/blog/2024/01/20/a)',
    'docs/releases/2024-3.md': '<ReleaseChanges release="2024.3" />',
    'blog/2024-01-20-a.md': 'Text.',
    ...changed,
  };
  const texts = new Map(Object.entries(written).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
  const pages = [...texts.keys()].map((file) => {
    const front = file.startsWith('blog/') ? 'title: A\nauthors: [core]' : 'title: A';
    const draft = texts.get(file)?.startsWith('DRAFT') === true ? '\ndraft: true' : '';
    return samplePage(file, front + draft, 'Text.');
  });
  const deprecations = [entry('old', '2020-12-01', '2021.1'), entry('new', '2024-01-15', '2024.3'), ...more];
  const data = { doc: 'calendar', currentRelease: '2024.1', deprecations };
  const loaded = loadReference(new Map([['deprecations', JSON.stringify(data, null, 1)]]));
  expect(loaded.problems).toEqual([]);
  return { problems: checkReleasePages(loaded, pages, texts), data: loaded.texts.get('deprecations') ?? '' };
}

const problemsOf = (...given: Parameters<typeof find>): string[] =>
  find(...given).problems.map(({ file, what, remedy, severity }) => `${severity} ${file}: ${what} ${remedy}`);

test('posts and changes that are on the pages of their releases, or older than all of them, are right', () => {
  expect(problemsOf({ 'blog/2022-01-20-old.md': 'Text.', 'blog/2024-03-01-draft.md': 'DRAFT' })).toEqual([]);
});

test('a post is on the page of the release that came next, or of the one that it names', () => {
  const page = (posts: string) => `<ReleaseChanges release="2024.3" />\n\n## Posts\n\n${posts}`;
  const post = 'blog/2024-01-20-b.md';
  const listed = { 'docs/releases/2024-3.md': page('- [B](/blog/2024/01/20/b) is new.') };
  expect(problemsOf({ [post]: 'Text.' })).toEqual([
    `warning ${post}: No page of a release lists this post. Write \`- [A](/blog/2024/01/20/b)\` below \`## Posts\` in docs/releases/2024-2.md, or on the page of the release that the post names.`,
  ]);
  expect(problemsOf({ 'blog/2025-01-20-c.md': 'Text.' })).toEqual([
    'warning blog/2025-01-20-c.md: No page of a release lists this post. Write `- [A](/blog/2025/01/20/c)` below `## Posts` in docs/releases/2025-2.md, a new file like those beside it but without `<ReleaseChanges>`, or on the page of the release that the post names.',
  ]);
  expect(problemsOf({ [post]: 'From 2024.3 on, it does.', ...listed })).toEqual([]);
  expect(problemsOf({ [post]: 'Text, not of 2024.30.', ...listed })).toEqual([
    `warning ${post}: docs/releases/2024-3.md lists this post, which does not name 2024.3. List it in docs/releases/2024-2.md.`,
  ]);
  expect(problemsOf({ 'docs/releases/2024-3.md': page('- [A](/blog/2024/01/20/a)') })).toEqual([
    'warning blog/2024-01-20-a.md: docs/releases/2024-2.md and docs/releases/2024-3.md list this post. Keep it on one of them.',
  ]);
});

test('a release that changes something has a page, which shows it and which the list names', () => {
  expect(problemsOf({}, entry('later', '2024-01-16', '2024.9'))).toEqual([
    'warning data/deprecations.yml: No page shows what 2024.9 changes. Write `<ReleaseChanges release="2024.9" />` in docs/releases/2024-9.md, a new file like those beside it.',
  ]);
  expect(problemsOf({ 'docs/releases/2024-3.md': 'Text.' })).toEqual([
    'warning data/deprecations.yml: No page shows what 2024.3 changes. Write `<ReleaseChanges release="2024.3" />` in docs/releases/2024-3.md.',
  ]);
  expect(problemsOf({ 'docs/releases/index.md': '- [2024.2](/docs/releases/2024-2)' })).toEqual([
    'warning docs/releases/2024-3.md: The list of releases lacks 2024.3. Add `[2024.3](/docs/releases/2024-3)` to docs/releases/index.md.',
  ]);
});

test('a site without pages of releases needs none', () => {
  const none = { 'docs/releases/2024-2.md': undefined, 'docs/releases/2024-3.md': undefined };
  expect(problemsOf(none)).toEqual([]);
});

test('the first entry also has a place', () => {
  const { problems, data } = find({ 'docs/releases/2021-1.md': 'Text.' });
  const [problem] = problems.filter(({ what }) => what.includes('2021.1'));
  expect(data.split('\n')[problem?.line ?? 0]).toContain('"id": "old"');
});

test.each([
  [entry('removed', '2024-01-16', '2024.9'), 'removed'],
  [entry('announced', '2024-08-15'), 'announced'],
])('a release without a page is told at the first entry that names it', (more, id) => {
  const { problems, data } = find({}, more, entry('last', '2024-08-16', '2024.9'));
  const [problem] = problems;
  expect(data.split('\n')[problem?.line ?? 0]).toContain(`"id": "${id}"`);
});

test('a release that only the data of a platform names is told there', () => {
  const fan = {
    platform: 'fan',
    title: 'Fan',
    doc: 'fan',
    baseClass: 'homeassistant.components.fan.FanEntity',
    source: 'https://example.org/fan.py',
    properties: [
      {
        name: 'is_on',
        type: 'bool',
        default: 'None',
        description: 'A.',
        changed: [{ release: '2024.9', what: 'B.', post: '/blog/b' }],
      },
    ],
  };
  const texts = new Map([['entities/fan', JSON.stringify(fan, null, 1)]]);
  const loaded = loadReference(texts);
  expect(loaded.problems).toEqual([]);
  const pages = [samplePage('docs/releases/2024-3.md', 'title: A', 'Text.')];
  const [problem] = checkReleasePages(loaded, pages, new Map([['docs/releases/2024-3.md', 'Text.']]));
  expect(problem?.file).toBe('data/entities/fan.yml');
  expect(texts.get('entities/fan')?.split('\n')[(problem?.line ?? 0) - 1]).toContain('"release": "2024.9"');
});

test('the list names pages by their addresses, wherever the docs are', () => {
  const texts = new Map([
    ['docs/releases/index.md', '- [2024.3](/kit/releases/2024-3)'],
    ['docs/releases/2024-3.md', 'Text.'],
  ]);
  const pages = [...texts.keys()].map((file) => ({
    ...samplePage(file, 'title: A', 'Text.'),
    path: file.replace(/^docs(.*)\.md$/, '/kit$1'),
  }));
  const said = (list: string) =>
    checkReleasePages(loadReference(new Map()), pages, texts.set('docs/releases/index.md', list));
  expect(said('- [2024.3](/kit/releases/2024-3)')).toEqual([]);
  expect(said('- [2024.3](/docs/releases/2024-3)')).toMatchObject([
    { remedy: 'Add `[2024.3](/kit/releases/2024-3)` to docs/releases/index.md.' },
  ]);
});
