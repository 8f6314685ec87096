import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeGatsby } from '../../../test/fake-gatsby';
import { samplePageNodes } from '../../../test/samples/sample-nodes';
import { buildSite } from '../../../test/samples/sample-site';
import { writeFiles } from '../../../test/write-files';
import { setTexts } from '../../i18n/translate';
import { offlineManifestFile } from '../../model/offline/kept-requests';
import { parseManifest } from '../../model/offline/offline-manifest';
import { writeOfflineFiles } from './offline-files';

// It lists its files once, and all tests of a process share it.
const own = vi.hoisted(() => ({ files: ['sw.js'] }));
vi.mock(import('./files-beside-pages'), async (original) => ({ ...(await original()), staticFiles: () => own.files }));

const root = mkdtempSync(path.join(tmpdir(), 'offline-'));
const manifest = path.join(root, offlineManifestFile);

/** Writes the files of a site with these settings and pages, whose docs are all in one chapter of many pages. */
async function write(settings: object, addresses: readonly string[] = [], html = ''): Promise<void> {
  buildSite(settings);
  for (const at of addresses)
    writeFiles(root, { [`${at}/index.html`]: html, [`page-data${at === '/' ? '/index' : at}/page-data.json`]: '{}' });
  const folders = { 'fonts/a.txt': '', 'search-index/a.txt': '', 'page-data/sq/d/a.txt': '' };
  writeFiles(root, { ...folders, 'page-data/app-data.json': '{"webpackCompilationHash":"1"}' });
  const sitePages = addresses.map((at) => ({ id: at, path: at, internal: { type: 'SitePage', contentDigest: '' } }));
  const { args } = fakeGatsby([...samplePageNodes('docs/hidden.md', 'title: H\nunlisted: true'), ...sitePages]);
  const chapter = { path: '/docs/chapters/main', title: null, sidebar: 'main', pages: [], docs: [], page: 1 };
  const none = { sidebars: new Map(), places: new Map(), posts: new Map(), inbound: new Map() };
  await writeOfflineFiles(args, { ...none, chapters: new Map([['a', chapter]]) }, root);
}

test('readers may save each page that is listed and no part of a chapter, unless nothing is kept', async () => {
  const chapters = ['', '/2', '/10'].map((part) => `/docs/chapters/main${part}`);
  await write({ offline: true }, ['/docs/a', '/docs/hidden', '/docs/b/3', ...chapters]);
  const { pages } = parseManifest(JSON.parse(readFileSync(manifest, 'utf8')));
  expect(pages.map((page) => page.path)).toEqual(['/docs/a', '/docs/b/3']);
  await write({ offline: false });
  expect(existsSync(manifest)).toBe(false);
});

test('what readers save of a page are its files, and what all pages share is named once', async () => {
  const pictures = '<img src="/kit/a.png" srcset="/kit/a.png 1x, /kit/b.webp 2x"><img src="/kit/gone.png">';
  const shared = ['/app-1.js', '/styles.css', '/fonts/a.woff2', '/search-index/a.json', '/page-data/sq/d/1.json'];
  writeFiles(
    root,
    Object.fromEntries([...shared, '/a.png', '/b.webp', '/sw.js', '/a.js.map'].map((file) => [file, file])),
  );
  await write({ offline: true, url: 'https://a.dev/kit' }, ['/search', '/docs/a', '/'], pictures);
  const found = parseManifest(JSON.parse(readFileSync(manifest, 'utf8')));
  const filesOf = (at: string, data = at): string[] => [at, `/page-data${data}/page-data.json`, '/a.png', '/b.webp'];
  expect(found.pages.map(({ files }) => files)).toEqual([
    filesOf('/', '/index'),
    filesOf('/docs/a'),
    filesOf('/search'),
  ]);
  expect(found.shared).toEqual([...filesOf('/search'), ...shared, '/page-data/app-data.json']);
  expect(Object.keys(found.files).sort()).toEqual(
    [...new Set([...found.pages.flatMap(({ files }) => files), ...found.shared])].sort(),
  );
  expect([found.build, found.files['/a.png']?.[1]]).toEqual(['1', 6]);
  expect(readFileSync(path.join(root, 'sw.js'), 'utf8'), 'the worker of the tree stays').toBe('/sw.js');
});

test('where nothing is kept, the worker ends what was kept before', async () => {
  own.files = [];
  const workers = new Map<boolean, string>();
  for (const offline of [true, false]) {
    await write({ offline });
    workers.set(offline, readFileSync(path.join(root, 'sw.js'), 'utf8'));
  }
  expect([...workers.values()].map((worker) => worker.includes('.unregister()'))).toEqual([false, true]);
});

test('the worker speaks the language of the site', async () => {
  onTestFinished(() => setTexts({}));
  own.files = [];
  const languages = ['en', 'de'].map((code) => ({ code, label: code }));
  await write({ offline: true, url: 'https://a.dev/de', locales: languages, locale: 'de' });
  expect(readFileSync(path.join(root, 'sw.js'), 'utf8')).toContain('Du bist offline');
});
