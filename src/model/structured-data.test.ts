import { expect, test } from 'vitest';
import { z } from 'zod';
import { structuredData, withStructuredData } from './structured-data';
import type { DescribedPage } from './structured-data';
import { defaultConfig } from '../config/site-config';

const config = defaultConfig();

const doc: DescribedPage = {
  kind: 'doc',
  path: '/docs/core/light',
  title: 'Light',
  description: 'What a light is.',
  changed: '2025-02-03',
  authors: [],
  trail: [
    { label: 'Entities', href: null },
    { label: 'All', href: '/docs/core' },
    { label: 'Light', href: '/docs/core/light' },
  ],
};
const graphOf = (page: DescribedPage): unknown[] =>
  z.object({ '@graph': z.array(z.unknown()) }).parse(JSON.parse(structuredData(page, config)))['@graph'];

test('a doc is a technical article with the trail that leads to it', () => {
  expect(graphOf(doc)).toEqual([
    {
      '@type': 'TechArticle',
      headline: 'Light',
      description: 'What a light is.',
      url: `${config.url}/docs/core/light`,
      inLanguage: 'en',
      dateModified: '2025-02-03',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Entities' },
        { '@type': 'ListItem', position: 2, name: 'All', item: `${config.url}/docs/core` },
        { '@type': 'ListItem', position: 3, name: 'Light', item: `${config.url}/docs/core/light` },
      ],
    },
  ]);
});

test('a post has its day and its authors, and no trail', () => {
  const authors = [{ name: 'A', url: 'https://example.org' }, { name: 'B', url: '/b' }, { name: 'C' }];
  expect(graphOf({ ...doc, kind: 'post', trail: [], published: '2025-01-02', authors })).toMatchObject([
    {
      '@type': 'BlogPosting',
      datePublished: '2025-01-02',
      author: [
        { '@type': 'Person', name: 'A', url: 'https://example.org/' },
        { '@type': 'Person', name: 'B', url: `${config.url}/b` },
        { '@type': 'Person', name: 'C' },
      ],
    },
  ]);
});

test('no text ends the script', () => {
  const json = structuredData({ ...doc, title: '</script><script>alert(1)</script>' }, config);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ headline: '</script><script>alert(1)</script>' }, {}] });
});

test('a page has one block of it at the end of its head, that of the last build', () => {
  const once = withStructuredData('<head><title>$&</title></head><body></body>', '{"a":"$&"}');
  expect(once).toBe(
    '<head><title>$&</title><script type="application/ld+json">{"a":"$&"}</script></head><body></body>',
  );
  expect(withStructuredData(once, '{"b":1}')).toBe(once.replace('{"a":"$&"}', '{"b":1}'));
});
