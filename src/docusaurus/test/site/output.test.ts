import { describe, it } from 'vitest';
import { readBuiltSite } from '../../../../test/site/built-site';
import { expectKnownOutput } from '../../../../test/site/shown-output';

describe('a site that was made for Docusaurus is published as before', () => {
  const site = readBuiltSite('.tmp/trees/foreign/public');

  it.each([
    '/',
    '/changes',
    '/changes/authors',
    '/changes/authors/ada',
    '/changes/topics/full-steam',
    '/docs',
    '/docs/basics/boil',
    '/docs/category/leaves',
    '/docs/running',
    '/docs/secret',
    '/docs/tags',
    '/news/2024/03/02/deep',
  ])('the page %s', (address) => expectKnownOutput(site, 'foreign', address));

  it('a page, with all around it', () => expectKnownOutput(site, 'foreign', '/docs/running/counter', 'whole'));
});

describe('what such a site asks for is published as before', () => {
  const site = readBuiltSite('.tmp/trees/features/public');

  it.each([
    '/1.0',
    '/directive',
    '/global',
    '/head',
    '/hooks',
    '/infima',
    '/mermaid',
    '/more/settings',
    '/more/versions',
    '/raw',
    '/require',
    '/styles',
    '/tags',
    '/toc',
  ])('the page %s', (address) => expectKnownOutput(site, 'features', address));

  it('a page, with all around it', () => expectKnownOutput(site, 'features', '/custom', 'whole'));
});
