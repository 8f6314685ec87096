import { describe, it } from 'vitest';
import { readBuiltSite } from './built-site';
import { expectKnownOutput } from './shown-output';

describe('a site of odd content is published as before', () => {
  const site = readBuiltSite('.tmp/trees/fixture/public');

  it.each([
    '/',
    '/404',
    '/blog',
    '/blog/2024/03/02/unlisted-post',
    '/blog/archive',
    '/blog/page/2',
    '/docs/chapters/main-guides',
    '/docs/checklist',
    '/docs/computed',
    '/docs/elsewhere',
    '/docs/empty',
    '/docs/hidden',
    '/docs/reference',
    '/docs/start',
    '/search',
  ])('the page %s', (address) => expectKnownOutput(site, 'fixture', address));

  it.each(['/blog/2024/02/29/leap-day', '/docs/guides/deep'])('the page %s, with all around it', (address) =>
    expectKnownOutput(site, 'fixture', address, 'whole'),
  );

  it.each([
    '/_headers',
    '/_redirects',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/blog/rss.xml',
    '/data/deprecations.json',
    '/data/entities.json',
    '/data/openapi.json',
    '/data/quality-scale.json',
    '/data/rest-api.json',
    '/docs/guides/deep.md',
    '/docs/reference.md',
    '/docs/reference/atom.xml',
    '/docs/reference/releases.ics',
    '/llms.txt',
    '/robots.txt',
    '/site.webmanifest',
    '/sitemap.xml',
  ])('the file %s', (address) => expectKnownOutput(site, 'fixture', address));
});

describe('a site in two languages is published as before', () => {
  const site = readBuiltSite('.tmp/trees/languages/public');

  it.each([
    '/de',
    '/de/404',
    '/de/blog',
    '/de/blog/archive',
    '/de/docs/chapters/guide-devices',
    '/de/docs/devices/untranslated',
    '/de/search',
    '/docs/start',
  ])('the page %s', (address) => expectKnownOutput(site, 'languages', address));

  it('a page of the second language, with all around it', () =>
    expectKnownOutput(site, 'languages', '/de/docs/start', 'whole'));

  it.each(['/de/llms.txt', '/sitemap.xml', '/de/blog/rss.xml', '/de/docs/start.md'])('the file %s', (address) =>
    expectKnownOutput(site, 'languages', address),
  );
});
