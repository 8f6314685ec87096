import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { sampleLunrOutput } from '../../../test/samples/sample-index';
import { sampleNode, samplePageNodes } from '../../../test/samples/sample-nodes';
import { samplePage } from '../../../test/samples/sample-page';
import { defaultConfig } from '../../config/site-config';
import type { SiteConfig } from '../../config/site-config';
import type { FinishedTree } from '../../content/tree-kind';

const root = mkdtempSync(path.join(tmpdir(), 'finish-build-'));
const written = (file: string): string => readFileSync(path.join(root, 'public', file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

let remembered: unknown;
let gatsby = fakeGatsby();
let lunrIndex = '';

/** A page as Gatsby writes it, as far as it is changed afterwards. */
const html = `<head></head><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/docs/a";/*]]>*/</script><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="abc";</script>`;
const picture = '![Dot](img/dot.png)';
const docA = ['docs/a.md', 'title: A\nlast_update: { date: 2024-02-29 }', `Words.\n\n${picture}`] as const;

/** Runs the hook in an empty folder, as after a build of a doc, a draft and a post. */
beforeAll(async () => {
  const nodes = [
    ...samplePageNodes(...docA),
    ...samplePageNodes('docs/draft.md', 'title: Draft\ndraft: true', 'Unfinished.'),
    ...samplePageNodes(
      'blog/2024-01-02-news.md',
      'title: News\nauthors: [core]\nlast_update: { date: 2024-03-01 }',
      'Something new.',
    ),
    ...samplePageNodes('docs/hidden.md', 'title: Hidden\nunlisted: true'),
    ...samplePageNodes('blog/2023-01-02-hidden.md', 'title: Hidden\nauthors: [core]\nunlisted: true'),
    ...samplePageNodes('blog/2022-01-02-draft.md', 'title: Draft\nauthors: [core]\ndraft: true'),
    // Years of another blog have no part of the archive.
    ...samplePageNodes('blog/2021-01-02-other.md', 'title: Other\nauthors: [core]').map((node) => ({
      ...node,
      blog: 'other',
    })),
    sampleNode({ type: 'Author', id: 'author:core', key: 'core', name: 'Core' }),
    ...['/docs/a', '/404.html'].map((path) => ({ id: path, path, internal: { type: 'SitePage', contentDigest: '' } })),
    sampleNode({ type: 'Redirect', id: 'redirect:/old', from: '/old', to: '/docs/a' }),
  ];
  gatsby = fakeGatsby(nodes);
  const pages = [
    samplePage(...docA),
    samplePage('blog/2024-01-02-news.md', 'title: News\nauthors: [core]\nlast_update: { date: 2024-03-01 }'),
    samplePage('blog/2023-01-02-hidden.md', 'title: Hidden\nauthors: [core]'),
    samplePage('docs/hidden.md', 'title: Hidden'),
    samplePage('blog/2021-01-02-other.md', 'title: Other\nauthors: [core]'),
  ];
  const sections = gatsby.args.getNodesByType('SearchSection');
  const en = sampleLunrOutput([{ path: '/docs/a', title: 'A' }], () => sections[0]?.id ?? '');
  lunrIndex = JSON.stringify({ en });
  write('public/search_index.json', lunrIndex);
  write('public/search-index/old.json', '{}');
  write('public/docs/a/index.html', html);
  write('public/index.html', html.replace('/docs/a', '/'));
  write('public/~partytown/worker.js', '');
  write('public/chunk-map.json', '{}');
  mkdirSync(path.join(root, 'public/moved/deeper'), { recursive: true });
  write('content/docs/img/dot.png', 'dot');
  write('static/site.webmanifest', '{ "name": "", "icons": [] }');
  write('content/static/manual.txt', 'Read me.');
  write('content/static/_redirects', '/stolen /away\n');
  write('content/static/.well-known/about.txt', 'About');
  symlinkSync(tmpdir(), path.join(root, 'content/static/outside'));
  symlinkSync('gone.txt', path.join(root, 'content/static/link.txt'));
  // What the build before has written.
  for (const file of ['docs/old.md', 'docs/a.md', 'old.txt', '404.html']) write(`public/${file}`, 'old');
  write('public/boot-0123456789abcdef.js', 'old');
  const before = ['docs/old.md', 'docs/a.md', 'old.txt', 'never-written.txt', '404.html', 'docs/a/index.html'];
  await gatsby.args.cache.set('files beside pages', before);

  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('CONTENT_DIR', 'content');
  vi.resetModules();
  // It writes beside the code, wherever the output is.
  vi.doMock('../outputs/query-types', () => ({ writeQueryTypes: () => Promise.resolve() }));
  vi.doMock('../nodes/compile-cache', () => ({
    pageOf: (file: string) => pages.find((page) => page.file === file),
  }));
  // It bundles our code, and reads files that Gatsby would have written.
  vi.doMock('../outputs/offline-files', () => ({ writeOfflineFiles: () => Promise.resolve() }));
  const { onPostBuild } = await import('./finish-build');
  const { onPreBuild } = await import('./finish-build');
  await callHook(onPreBuild, gatsby.args);
  await callHook(onPostBuild, gatsby.args);
  remembered = await gatsby.args.cache.get('files beside pages');
});
afterAll(() => {
  vi.doUnmock('../outputs/query-types');
  vi.doUnmock('../nodes/compile-cache');
  vi.resetModules();
  rmSync(root, { recursive: true });
});

test('the web manifest has the name of the site', () => {
  expect(JSON.parse(written('site.webmanifest'))).toMatchObject({ name: defaultConfig().title, start_url: '/' });
});

test('files of the tree are published as they are, but not its rules for hosts; years of posts lead to the archive', () => {
  expect(written('manual.txt')).toBe('Read me.');
  expect(written('_redirects')).not.toContain('/stolen');
  expect(written('_redirects')).toMatch(/^\/old\s+\/docs\/a\s+30\d/m);
  expect(written('_redirects').match(/^\/blog\/\d+ .*$/gm)).toEqual(['/blog/2024 /blog/archive#2024 301']);
  // Only pages that run components of a tree may show what is on any host.
  expect(written('_headers')).toMatch(/Content-Security-Policy: .*img-src 'self' data:;/);
});

test('files of the tree that are hidden are published, too, but none from outside of it', () => {
  expect(written('.well-known/about.txt')).toBe('About');
  expect(readdirSync(path.join(root, 'public'))).not.toContain('outside');
  expect(readdirSync(path.join(root, 'public'))).not.toContain('link.txt');
});

test('what the build before has written of pages and files that have moved is gone', () => {
  expect(existsSync(path.join(root, 'public/docs/old.md'))).toBe(false);
  expect(existsSync(path.join(root, 'public/old.txt'))).toBe(false);
  expect(remembered).toEqual(expect.arrayContaining(['docs/a.md', 'docs/img/dot.png', 'manual.txt']));
  expect(remembered).not.toContain('docs/draft.md');
  for (const page of ['404.html', 'docs/a/index.html'])
    expect([page, existsSync(path.join(root, 'public', page))]).toEqual([page, true]);
});

test('the search files take the place of the index that the plugin wrote, and of those of the build before', () => {
  expect(existsSync(path.join(root, 'public/search_index.json'))).toBe(false);
  expect(existsSync(path.join(root, 'public/search-index/old.json'))).toBe(false);
  const files = [...written('search-index/manifest.json').matchAll(/\/search-index\/[\w.-]+\.json/g)];
  expect(files.length).toBeGreaterThan(0);
  for (const [file] of files) expect([file, existsSync(path.join(root, 'public', file))]).toEqual([file, true]);
});

test('each page has its Markdown and the pictures of it beside it; drafts have none', () => {
  expect(written('docs/a.md')).toBe(`# A\n\nWords.\n\n![Dot](${defaultConfig().url}/docs/img/dot.png)\n`);
  expect(written('docs/img/dot.png')).toBe('dot');
  expect(existsSync(path.join(root, 'public/docs/draft.md'))).toBe(false);
  expect(written('docs/hidden.md')).toContain('# Hidden');
});

test('feeds and the sitemap list the published pages, and robots.txt names the sitemap', () => {
  expect(written('blog/rss.xml')).toContain('News');
  expect(written('sitemap.xml')).toContain('/docs/a</loc>');
  expect(written('sitemap.xml')).not.toContain('draft');
  expect(written('robots.txt')).toContain('/sitemap.xml');
});

test('programs find all published pages in llms.txt, and in each page what it is', () => {
  expect(written('llms.txt')).toContain(`- [A](${defaultConfig().url}/docs/a.md): Words.`);
  expect(written('llms.txt')).toContain(`## Optional\n\n- [News](${defaultConfig().url}/blog/2024/01/02/news.md)`);
  expect(written('llms.txt')).not.toContain('Draft');
  const { url } = defaultConfig();
  expect(written('llms-full.txt')).toMatch(new RegExp(`^# A\n\nSource: ${url}/docs/a\n\nWords\\.`));
  expect(written('llms-full.txt')).toContain(`# News\n\nSource: ${url}/blog/2024/01/02/news\n`);
  expect(written('llms-full.txt')).not.toMatch(/Draft|Hidden/);
  expect(written('docs/a/index.html')).toContain('"dateModified":"2024-02-29"');
  expect(written('index.html')).not.toContain('ld+json');
});

test('the inline scripts of all pages become one file', () => {
  const [, boot = ''] = /<script src="\/(boot-[0-9a-f]{16}\.js)" defer>/.exec(written('index.html')) ?? [];
  expect(written(boot)).toContain('window.___webpackCompilationHash="abc"');
  expect(readdirSync(path.join(root, 'public')).filter((name) => name.startsWith('boot-'))).toEqual([boot]);
  const page = written('docs/a/index.html');
  expect(page).toContain(`<script src="/${boot}" defer></script>`);
  expect(page).not.toContain('window.___chunkMapping');
});

test('the third-party script runner, which nothing uses, is removed, and so are empty folders', () => {
  for (const name of ['~partytown', 'chunk-map.json', 'moved'])
    expect([name, existsSync(path.join(root, 'public', name))]).toEqual([name, false]);
});

/** Runs the hook again for a tree with these settings that says this of its site; returns what is reported. */
async function finishWith(
  finish: () => Promise<Partial<FinishedTree>>,
  { allowsGaps, ...settings }: Partial<SiteConfig> & { allowsGaps?: boolean } = {},
): Promise<typeof gatsby.said> {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('CONTENT_DIR', 'content');
  for (const file of ['sitemap.xml', 'robots.txt', '_redirects'])
    rmSync(path.join(root, 'public', file), { force: true });
  write('public/search_index.json', lunrIndex);
  gatsby.said.length = 0;
  const built = await import('../built-tree');
  const tree = built.builtTree();
  const whole = async () => ({ ...(await tree.report.finish(anySite)), ...(await finish()) });
  const config = { ...tree.config, ...settings };
  const spy = vi.spyOn(built, 'builtTree').mockReturnValue({
    ...tree,
    config,
    report: { ...tree.report, ...(allowsGaps === undefined ? {} : { allowsGaps }), finish: whole },
  });
  const { onPostBuild } = await import('./finish-build');
  await callHook(onPostBuild, gatsby.args).finally(() => spy.mockRestore());
  return gatsby.said;
}
const anySite = {
  ...{ publicDir: '', prefix: '', pages: [], modules: [], addresses: [], statics: [], failed: [] },
};
const nothing = (): Promise<object> => Promise.resolve({});
const has = (file: string): boolean => existsSync(path.join(root, 'public', file));

test('redirects that the tree makes lead on where no author wrote another', async () => {
  const redirects = ['/old', '/moved'].map((from) => ({ from, to: '/docs/b' }));
  await finishWith(() => Promise.resolve({ redirects }));
  expect(written('_redirects').match(/^\/(?:old|moved) .*$/gm)).toEqual(['/old /docs/a 301', '/moved /docs/b 301']);
});

test('a site has no sitemap if it wants none, and its own robots.txt if there is one', async () => {
  await finishWith(nothing, { sitemapFile: '' });
  expect([has('sitemap.xml'), has('robots.txt')]).toEqual([false, false]);
  for (const folder of ['static', 'content/static']) {
    write(`${folder}/robots.txt`, 'Own');
    await finishWith(nothing);
    rmSync(path.join(root, folder, 'robots.txt'));
    expect([has('sitemap.xml'), has('robots.txt')]).toEqual([true, false]);
  }
});

test('a further language has no robots.txt, and what hosts need of it is kept until all are built', async () => {
  const languages = await import('../outputs/hosted-languages');
  const keep = vi.spyOn(languages, 'keepHosted').mockImplementation(() => undefined);
  const locales = ['en', 'de'].map((code) => ({ ...defaultConfig().locale, code }));
  for (const locale of locales) {
    await finishWith(nothing, { locales, locale });
    expect(has('robots.txt')).toBe(locale.code === 'en');
    expect(keep).toHaveBeenLastCalledWith(locale.code, expect.objectContaining({ prefix: '' }));
  }
  await finishWith(nothing, { locales, locale: defaultConfig().locale });
  expect(written('robots.txt').match(/Sitemap: .*/g)).toHaveLength(2);
});

test('what only making the pages has shown stops a build if readers would see it, unless the tree may have gaps', async () => {
  const problem = { file: 'docs/a.md', line: 1, column: 1, what: 'Wrong.', remedy: 'Write it right.' };
  const levels = async (...given: Parameters<typeof finishWith>) =>
    (await finishWith(...given)).map(({ level }) => level);
  expect(await levels(() => Promise.resolve({ problems: [problem] }))).toEqual(['panic']);
  expect(await levels(() => Promise.resolve({ problems: [{ ...problem, severity: 'warning' }] }))).toEqual([]);
  const { forgetFailedPages, keepFailedPage } = await import('../outputs/failed-pages');
  keepFailedPage('/docs/a', 'broken');
  expect(await levels(nothing)).toEqual(['panic']);
  expect(await levels(nothing, { allowsGaps: true })).toEqual([]);
  forgetFailedPages();
});

test('what a mounted tree hears of its pages comes at the end, in its own files, or stops the build without the warnings', async () => {
  const reports = await import('../../content/report-problems');
  const summary = await import('../outputs/build-summary');
  const [keep, count] = [vi.spyOn(reports, 'keepReport').mockReturnValue(), vi.spyOn(summary, 'countWarnings')];
  const origin = { root, notes: [], sources: {}, folders: { docs: 'manual' } };
  const at = { file: 'docs/a.md', line: 1, column: 1, remedy: 'Write it right.' };
  const warning = { ...at, what: 'Odd.', severity: 'warning' } as const;
  const parts = () =>
    keep.mock.calls.flatMap(
      ([text]) => text.match(/What making the pages has shown|A note|manual\/a\.md|Odd\./g) ?? [],
    );
  write('content/origin.json', JSON.stringify(origin));
  expect(await finishWith(nothing)).toEqual([]);
  expect(count.mock.calls).toEqual([]);
  expect(parts()).toEqual([]);
  expect(await finishWith(() => Promise.resolve({ notes: ['A note', 'Another one'], problems: [warning] }))).toEqual(
    [],
  );
  expect(count).toHaveBeenCalledExactlyOnceWith(3);
  expect(new Set(parts())).toEqual(new Set(['What making the pages has shown', 'A note', 'manual/a.md', 'Odd.']));
  const [stop] = await finishWith(() => Promise.resolve({ problems: [warning, { ...at, what: 'Wrong.' }] }));
  expect(stop).toMatchObject({ level: 'panic', text: expect.stringContaining('manual/a.md:1:1') as string });
  expect(stop?.text).toContain('Wrong.');
  expect(stop?.text).not.toContain('Odd.');
  rmSync(path.join(root, 'content/origin.json'));
});

test('a function of the tree that fails stops the build with a report, and any other failure as it is', async () => {
  const { TreeError } = await import('../../content/tree-error');
  const problem = { file: 'docs/a.md', line: 1, column: 1, what: 'Wrong.', remedy: 'Write it right.' };
  await expect(finishWith(() => Promise.reject(new TreeError(problem)))).rejects.toThrow();
  expect(gatsby.said).toMatchObject([{ level: 'panic', text: expect.stringContaining('Wrong.') as string }]);
  await expect(finishWith(() => Promise.reject(new Error('Other')))).rejects.toThrow('Other');
  expect(gatsby.said).toEqual([]);
});
