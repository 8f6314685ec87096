import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
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
