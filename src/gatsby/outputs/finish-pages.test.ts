import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { finishPages } from './finish-pages';

const publicDir = mkdtempSync(path.join(tmpdir(), 'public-'));
const read = (file: string): string => readFileSync(path.join(publicDir, file), 'utf8');
/** A page as Gatsby writes it, as far as it is changed afterwards. */
const html = (at: string): string =>
  `<head></head><div id="gatsby-focus-wrapper"><a href="/docs/b">b</a></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${at}";/*]]>*/</script><script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="abc";</script>`;

test('pages fit the host, the path that the site is mounted at, and browsers that repair them; machines read what they are', () => {
  writeFiles(publicDir, {
    ...{
      'docs/a/index.html': html('/docs/a'),
      'docs/b/index.html': html('/docs/b'),
      'own.html': '<a href="/docs/b">b</a>',
      'index.html': html('/'),
      'docs/c.html': html('/docs/c.html'),
    },
    ...{ 'boot-0123456789abcdef.js': 'old', 'boot-0123456789abcdef.js.map': '', 'note.txt': 'a' },
  });
  const finish = (): void =>
    finishPages({
      ...{
        publicDir,
        prefix: '/kit',
        structured: new Map(['/', '/docs/a', '/docs/c.html'].map((at) => [at, `{"at":"${at}"}`])),
      },
      rules: [{ path: '/*', headers: { 'Content-Security-Policy': 'a policy' } }],
      host: { files: () => new Map(), page: (text, policy) => `${text.replace(/<!--.*/, '')}<!--${policy}-->` },
      unfit: new Set([path.join(publicDir, 'docs/b/index.html')]),
    });
  finish();
  const [a, b, own] = ['docs/a/index.html', 'docs/b/index.html', 'own.html'].map(read);
  expect(own).toBe('<a href="/kit/docs/b">b</a><!--a policy-->');
  for (const page of [a, b])
    expect(page).toMatch(/<a href="\/kit\/docs\/b">.*<script src="\/kit\/boot-.*<!--a policy-->$/);
  expect([a, b].map((page) => page?.includes('gatsby-focus-wrapper'))).toEqual([true, false]);
  const dataIn = (page = ''): string | undefined => /"at":"(.*?)"/.exec(page)?.[1];
  expect(
    ['docs/a/index.html', 'docs/b/index.html', 'own.html', 'index.html', 'docs/c.html'].map((file) =>
      dataIn(read(file)),
    ),
  ).toEqual([...['/docs/a', undefined, undefined, '/', '/docs/c.html']]);
  const boot = readdirSync(publicDir).filter((name) => name.startsWith('boot-'));
  const [used = ''] = /boot-\w+\.js/.exec(a ?? '') ?? [];
  expect(boot.toSorted()).toEqual(['boot-0123456789abcdef.js.map', used].toSorted());
  // Gatsby leaves pages as they are that a later build does not change.
  finish();
  expect(['docs/a/index.html', 'docs/b/index.html', 'own.html'].map(read)).toEqual([a, b, own]);
  expect(readdirSync(publicDir).filter((name) => name.startsWith('boot-'))).toEqual(boot);
});
