import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishLinkedFiles } from './static-files';
import { defaultConfig } from '../../config/site-config';

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
