import { expect, test } from 'vitest';
import { askByPath } from './page-of-address';

/** The page that Gatsby's loader is asked for. */
function askedFor(address: string): unknown[] {
  const asked: string[] = [];
  const loader = {
    loadPage: (path: string) => Promise.resolve(void asked.push(path)),
    loadPageSync: (path: string) => asked.push(path),
  };
  askByPath(loader);
  void loader.loadPage(address);
  loader.loadPageSync(address);
  return asked;
}

test.each([
  ['/docs/core?q=1', '/docs/core'],
  ['/docs/core?q=%2F', '/docs/core'],
  ['/docs/%E2%82%AC', '/docs/%E2%82%AC'],
  ['/docs/a%20b', '/docs/a%20b'],
  ['/docs%2Fcore', '/404.html'],
  ['/docs%252Fcore', '/404.html'],
  ['/docs/50%25-off', '/404.html'],
  ['/docs/%3apath', '/404.html'],
  ['/docs/50%-off', '/404.html'],
  ['/docs/%E0%A4%A', '/404.html'],
  ['/docs/%40me?q=1', '/404.html'],
])('the page of %s is %s, sooner or later', (address, path) => {
  expect(askedFor(address)).toEqual([path, path]);
});
