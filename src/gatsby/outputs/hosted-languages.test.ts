import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { keepHosted, writeHosted } from './hosted-languages';
import { areTypesCurrent, generatedTypes, writeQueryTypes } from './query-types';

const before = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(path.join(tmpdir(), 'project-'))));
afterEach(() => process.chdir(before));

const siteAt = (prefix: string) => ({
  ...{ prefix, policy: "default-src 'none'", origin: 'https://a.dev', pages: ['/'] },
  rules: [{ path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'" } }],
  redirects: [{ from: '/old', to: '/new' }],
});

test('hosts get one set of files for all languages, below the addresses of each', () => {
  writeHosted([], undefined);
  expect(existsSync('public')).toBe(false);
  keepHosted('de', siteAt('/de'));
  keepHosted('en', siteAt(''));
  writeHosted(['en', 'de'], 'nginx');
  expect(readFileSync('public/_redirects', 'utf8')).toBe(
    '/de/old /de/new 301\n/de/old/ /de/new 301\n/old /new 301\n/old/ /new 301\n/de/* /de/404.html 404\n',
  );
  expect(readFileSync('public/_headers', 'utf8')).toContain("Content-Security-Policy: default-src 'none'");
  expect(readFileSync('hosting/nginx.conf', 'utf8')).toContain('/de/404.html');
});

test('the types of queries are written once for the same code, and only where Gatsby has made them', () => {
  vi.stubEnv('BUILD_CODE', 'one');
  writeFiles('.', { 'src/a.ts': '' });
  writeQueryTypes();
  expect([areTypesCurrent(), existsSync('src/gatsby-types.d.ts')]).toEqual([false, false]);
  writeFiles('.', { [generatedTypes]: 'type AQuery = { readonly a: string };\n' });
  writeQueryTypes();
  expect([areTypesCurrent(), readFileSync('src/gatsby-types.d.ts', 'utf8')]).toEqual([
    true,
    expect.stringContaining('type AQuery'),
  ]);
  writeFiles('.', { [generatedTypes]: 'type BQuery = { readonly a: string };\n' });
  writeQueryTypes();
  expect(readFileSync('src/gatsby-types.d.ts', 'utf8')).toContain('type AQuery');
  vi.stubEnv('BUILD_CODE', 'two');
  writeQueryTypes();
  expect(readFileSync('src/gatsby-types.d.ts', 'utf8')).toContain('type BQuery');
});
