import { describe, expect, test } from 'vitest';
import { samplePage } from '../../../test/samples/sample-page';
import { guide, navbar, problemsOfSite as problemsOf, start } from '../../../test/site-problems';

describe('navbar', () => {
  const item = (text: string) => ({ navbar: `${navbar}  - ${text}\n` });
  const ofMain = item('{ type: docSidebar, label: Docs, sidebar: Main }');

  test('a sidebar that lists a page is linked to by it, at any depth', () => {
    expect(problemsOf({}, { ...ofMain, sidebars: 'Main: [start]\n' })).toEqual([]);
    expect(problemsOf({}, { ...ofMain, sidebars: 'Main: [{ label: More, items: [start] }]\n' })).toEqual([]);
  });

  test('the search, the switch of the color mode and docs that exist are no problem', () => {
    expect(problemsOf({}, { navbar: `${navbar}  - type: search\n  - type: colorMode\n` })).toEqual([]);
    expect(problemsOf({}, item('{ type: doc, label: Docs, doc: start }'))).toEqual([]);
  });

  test('a sidebar whose only page could not be made is not empty', () => {
    const unfinished = ['docs/broken.md'];
    expect(problemsOf({ unfinished }, { ...ofMain, sidebars: 'Main: [broken]\n' })).toEqual([]);
  });

  test('an unknown sidebar', () => {
    const sidebars = { sidebars: 'Main:\n  - start\n' };
    expect(problemsOf({}, { ...item('{ type: docSidebar, label: Docs, sidebar: Mian }'), ...sidebars })).toEqual([
      'data/navbar.yml:5:38\n  The navbar item `Docs` refers to an unknown sidebar `Mian`.\n  → Did you mean `Main`?',
    ]);
  });

  test('an unknown doc', () => {
    expect(problemsOf({}, item('{ type: doc, label: Docs, doc: strat }'))).toEqual([
      'data/navbar.yml:5:31\n  The navbar item `Docs` refers to an unknown doc `strat`.\n  → Did you mean `start`?',
    ]);
  });

  test.each([
    ['empty', 'Main: []\n'],
    ['of drafts only', 'Main:\n  - later\n'],
  ])('a docs sidebar with nothing to link to: %s', (_, sidebars) => {
    const later = samplePage('docs/later.md', 'title: Later\ndraft: true');
    const pages = [start, guide, later];
    expect(problemsOf({ pages }, { ...item('{ type: docSidebar, label: Docs, sidebar: Main }'), sidebars })).toEqual([
      'data/navbar.yml:5:38\n  The navbar item `Docs` has nothing to link to because the sidebar `Main` has no ' +
        'published pages.\n  → Add a page to that sidebar in data/sidebars.yml, or remove the item.',
    ]);
  });

  test('an unknown doc inside a dropdown', () => {
    const [problem] = problemsOf(
      {},
      item('{ type: dropdown, label: More, items: [{ type: doc, label: A, doc: strat }] }'),
    );
    expect(problem).toContain('data/navbar.yml:5:67\n  The navbar item `A` refers to an unknown doc `strat`.');
  });

  test('a dead link', () => {
    const [problem] = problemsOf({}, item('{ type: link, label: Docs, to: /docs/strat }'));
    expect(problem).toMatch(
      /^data\/navbar\.yml:5:\d+\n.*`\/docs\/strat` is broken.*\n.*Did you mean `\/docs\/start`\?$/,
    );
  });
});
