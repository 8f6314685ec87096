import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { htmlOf, removeEmptyFolders, removeFormerFiles, publishLinkedFiles } from './files-beside-pages';
import { defaultConfig } from '../../config/site-config';

test('what was made of a picture that is gone or another is removed before a build', async () => {
  const [current, former] = ['0', 'f'].map((digit) => digit.repeat(32));
  const publicDir = mkdtempSync(path.join(tmpdir(), 'public-'));
  for (const name of [current, former, 'others'])
    mkdirSync(path.join(publicDir, 'static', String(name)), { recursive: true });
  writeFileSync(path.join(publicDir, 'static', String(former), 'dot.webp'), '');
  const file = { id: 'dot.png', internal: { type: 'File', contentDigest: String(current) } };
  await callHook(
    (args: Parameters<typeof removeFormerFiles>[1]) => removeFormerFiles(publicDir, args),
    fakeGatsby([file]).args,
  );
  expect(readdirSync(path.join(publicDir, 'static'))).toEqual([current, 'others']);
  rmSync(publicDir, { recursive: true });
});

test.each([
  ['/', 'index.html'],
  ['/docs/a', 'docs/a/index.html'],
  ['/docs/a/', 'docs/a/index.html'],
  ['/404.html', '404.html'],
])('the page at %s is the file %s', (address, file) => expect(htmlOf(address)).toBe(file));

test('a folder without a file goes, with the folders around it that have no other', () => {
  const publicDir = mkdtempSync(path.join(tmpdir(), 'public-'));
  for (const folder of ['docs/gone/deeper', 'docs/kept/gone', 'gone'])
    mkdirSync(path.join(publicDir, folder), { recursive: true });
  writeFileSync(path.join(publicDir, 'docs/kept/index.html'), '');
  removeEmptyFolders(publicDir);
  expect(new Set(readdirSync(publicDir, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['docs', 'docs/kept', 'docs/kept/index.html']),
  );
});

test('a link does not publish files outside of the content tree', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'linked-'));
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  const pages = [{ outboundLinks: ['/assets/files/..%2Fsecret.txt', '/assets/files/../secret.txt'] }];
  await publishLinkedFiles(path.join(root, 'content'), path.join(root, 'public'), pages, defaultConfig());
  expect(existsSync(path.join(root, 'public'))).toBe(false);
});

test('files that pages link to are published under their paths, and no others', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'linked-'));
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  writeFileSync(path.join(root, 'content/docs/a b.zip'), 'data');
  writeFileSync(path.join(root, 'content/docs/other.zip'), 'data');
  const pages = [
    { outboundLinks: ['/assets/files/docs/a%20b.zip#x', '/docs/other.zip', 'https://x.example/assets/files/'] },
  ];
  await publishLinkedFiles(path.join(root, 'content'), path.join(root, 'public'), pages, defaultConfig());
  expect(readFileSync(path.join(root, 'public/assets/files/docs/a b.zip'), 'utf8')).toBe('data');
  expect(existsSync(path.join(root, 'public/assets/files/docs/other.zip'))).toBe(false);
});

test('a link in the folder of files that are served as they are is published as the file that it leads to', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'static-'));
  mkdirSync(path.join(root, 'content/static'), { recursive: true });
  writeFileSync(path.join(root, 'content/static/a.txt'), 'data');
  symlinkSync('a.txt', path.join(root, 'content/static/b.txt'));
  vi.stubEnv('CONTENT_DIR', path.join(root, 'content'));
  vi.resetModules();
  const { publishStatic } = await import('./files-beside-pages');
  vi.resetModules();
  await publishStatic(path.join(root, 'public'));
  expect(['a.txt', 'b.txt'].map((file) => lstatSync(path.join(root, 'public', file)).isFile())).toEqual([true, true]);
});
