import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { readSite } from './read-site';

const folder = (): string => mkdtempSync(path.join(os.tmpdir(), 'site-'));
const nothing = { title: '', description: '', canonical: '', ids: [], redirect: '' };

test('pages of a build have their titles, descriptions, addresses and the ids that links may name', () => {
  const built = folder();
  writeFiles(built, {
    'index.html': '<title>Home</title>',
    'docs/a%20b/index.html': `<head><title>A</title><meta name="description" content="D">
<link rel="canonical" href="https://a.dev/docs/a%20b/"></head><title>Picture</title>
<nav id="nav"><h2 id="menu">M</h2></nav><main><h2 id="one">1</h2><h3>2 <a class="anchor" id="two"></a></h3>
<section id="three"></section><p id="no"></p><a id="user-content-fnref-1"></a><h2 id="one">1</h2>
<div id="__docusaurus"></div><h2 id="A">Letter</h2><h2 id="#">Signs</h2><p id="user-content-fn-1"><a id="four"></a></p></main>`,
    'old.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
    ...{ '404.html': '', 'docs/a#b/index.html': '', 'data.json': '{}' },
  });
  expect(readSite(built)).toEqual({
    pages: new Map([
      ['/', { ...nothing, title: 'Home' }],
      [
        '/docs/a b',
        {
          ...{ title: 'A', description: 'D', canonical: 'https://a.dev/docs/a%20b', redirect: '' },
          ids: ['one', 'two', 'three', 'four'],
        },
      ],
      ['/old', { ...nothing, redirect: '/docs/a' }],
    ]),
    redirects: new Map(),
  });
});

test('redirects are below the path that the site is mounted at', () => {
  const canonical = (address: string): string => `<link rel="canonical" href="https://a.dev${address}">`;
  for (const [base, from] of [
    ['/kit', '/kit/old'],
    ['', '/old'],
  ] as const) {
    const built = folder();
    writeFiles(built, {
      'index.html': canonical(`${base}/`),
      'docs/index.html': canonical(`${base}/docs/`),
      _redirects: `${from} ${base}/docs 301\n/kitchen /x 301\n`,
    });
    expect([...readSite(built).redirects]).toEqual([
      ['/old', `${base}/docs`],
      ['/kitchen', '/x'],
    ]);
  }
});

test.each([
  [
    'a sitemap',
    '<urlset><url><loc>https://a.dev/docs/a/</loc></url><url><loc>\nhttps://a.dev/b\n</loc></url></urlset>',
  ],
  ['a list', '/docs/a/\r\n\r\nhttps://a.dev/b?q\r\n'],
])('addresses can be those of %s', (_, text) => {
  const root = folder();
  writeFiles(root, { 'addresses.txt': text });
  expect(readSite(path.join(root, 'addresses.txt'))).toEqual({
    pages: new Map([
      ['/docs/a', nothing],
      ['/b', nothing],
    ]),
    redirects: new Map(),
  });
});
