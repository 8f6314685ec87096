import { expect, test } from 'vitest';
import { samplePage } from '../../test/samples/sample-page';
import { sectionNodes } from '../gatsby/nodes/page-nodes';
import { isSearchContext, searchContextNames, searchContexts } from './contexts';

const about = 'title: Home Assistant Operating System\nkeywords: [boot]\ndescription: x\n';
test.each([
  ['docs/a.md', 'boot HAOS', ''],
  ['src/pages/a.md', 'boot HAOS', ''],
  // A post mentions what it reports on.
  ['blog/2024-01-02-a.md', '', 'authors: [ada]'],
])('the keywords of the author and the initials of the title by which %s is found are %j', (file, words, more) => {
  const [page] = sectionNodes(samplePage(file, about + more, 'Text.\n\n<!--truncate-->\n\nMore.'));
  expect(page?.keywords).toBe(words);
});

const site = {
  ...{ docsBasePath: '/docs', blogBasePath: '/blog' },
  furtherBases: { docs: ['/api'], blog: ['/news'] },
};
test('each part of the site is at its addresses', () => {
  const bases = new Map(searchContextNames.map((name) => [name, searchContexts[name].bases(site)]));
  expect([bases.get('docs'), bases.get('blog'), bases.get('pages')]).toEqual([
    ['/docs', '/api'],
    ['/blog', '/news'],
    [],
  ]);
  expect(['docs', 'toString', 1, undefined].map(isSearchContext)).toEqual([true, false, false, false]);
});
