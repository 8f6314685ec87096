import { describe, expect, test } from 'vitest';
import { compareSites, describeComparison, losesSomething } from './compare-sites';
import type { KnownPage, KnownSite } from './compare-sites';

const page = (more: Partial<KnownPage> = {}): KnownPage => ({
  ...{ title: 'T', description: 'D', canonical: 'https://a/x', ids: [], redirect: '', ...more },
});
const site = (pages: Record<string, KnownPage>, redirects: Record<string, string> = {}): KnownSite => ({
  pages: new Map(Object.entries(pages)),
  redirects: new Map(Object.entries(redirects)),
});

describe('a build compared with one by Docusaurus', () => {
  test('has lost what readers knew, unless it is moved', () => {
    const before = site(
      { '/a': page({ ids: ['one', 'two'] }), '/b': page(), '/c': page(), '/old': page({ redirect: '/a' }) },
      { '/older': '/a' },
    );
    const found = compareSites(before, site({ '/a': page({ ids: ['two', 'new'] }), '/n': page() }, { '/c': '/a' }));
    expect(found).toMatchObject({
      ...{ lostRoutes: ['/b'], newRoutes: ['/n'], lostIds: ['/a#one'], lostRedirects: ['/old', '/older'] },
      ...{ routes: 1, ids: 1 },
    });
    expect(losesSomething(found)).toBe(true);
  });

  test('has lost nothing where the former one said that there is nothing', () => {
    const before = site(
      { '/docs/404': page(), '/x': page({ redirect: '/404.html' }) },
      { '/ja/*': '/ja/404.html', '/docs/404.html': '/' },
    );
    expect(losesSomething(compareSites(before, site({})))).toBe(false);
  });

  test('may say other things of a page, if the former one said something', () => {
    const before = site({ '/a': page({ title: 'Old', description: '', canonical: 'https://a/y' }) });
    const found = compareSites(before, site({ '/a': page({ title: 'New' }) }));
    expect(found.otherTitles).toEqual([{ path: '/a', before: 'Old', after: 'New' }]);
    expect(found.otherDescriptions).toEqual([]);
    expect(found.otherCanonicals).toHaveLength(1);
    expect(losesSomething(found)).toBe(false);
  });

  test('is described in a few lines, with all of it on demand', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/p${at}`, page()]));
    const found = compareSites(site(many), site({}));
    expect(describeComparison(found, false)).toContain('Lost routes: 60\n  /p0');
    expect(describeComparison(found, false)).toContain('… and 10 more');
    expect(describeComparison(found, true)).toContain('/p59');
    const most = Array.from({ length: 51 }, (_, at): [string, KnownPage] => [`/p${at}`, page()]);
    expect(describeComparison(compareSites(site(Object.fromEntries(most)), site({})), false)).toContain('… and 1 more');
    expect(describeComparison(compareSites(site({}), site({})), false)).toBe(
      '0 routes and 0 heading ids are the same.',
    );
  });
});
