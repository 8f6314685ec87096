import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleAnswer } from '../../../../test/samples/sample-hits';
import type * as Panel from './SearchPanel';

let panel: typeof Panel;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ navigate: () => undefined }));
  panel = await import('./SearchPanel');
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.resetModules();
});

const answer = sampleAnswer({ total: 2, counts: { '': 2 } });
const hint = 'Type a name, part of a name, or a few words.';
test.each([
  [' ', undefined, false, false, hint],
  ['', undefined, false, true, `${hint}Clear`],
  ['fan', undefined, false, true, 'Loading the search index…'],
  ['fan', undefined, true, false, ''],
  ['fan', answer, false, true, '2 results'],
  ['fan', answer, true, false, '2 results'],
])(
  'for %j with the answer %j, failed: %s, something to clear: %s, the panel says %j',
  (query, given, failed, clearable, text) => {
    const props = { query, answer: given, failed, clearable, onClear: () => undefined };
    const html = renderToStaticMarkup(createElement(panel.PanelStatus, props));
    expect(html).toContain('role="status"');
    expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  },
);

test.each([
  [true, false, 'Enter for all results'],
  [false, true, 'Enter to open|Shift Enter for all results'],
  [false, false, 'Enter to open'],
])('if Enter leads to all results (%s) or Shift Enter does (%s), the keys say %j', (all, some, keys) => {
  const html = renderToStaticMarkup(createElement(panel.PanelFooter, { all, some }));
  const said = Array.from(
    html.matchAll(/<kbd[^>]*>(.*?)<\/kbd> <span>(.*?)<\/span>/g),
    ([, key, does]) => `${key} ${does}`,
  );
  expect(said.join('|')).toBe(`↑ ↓ to move|${keys}|Esc to close`);
  expect(html).toContain('Names A–Z');
});

test('what is offered before anything is typed stands in named groups; one without options is nothing', () => {
  const group = (...children: readonly string[]): string =>
    renderToStaticMarkup(createElement(Fragment, null, panel.StartGroup({ title: 'Popular pages', children })));
  expect(group('A', 'B').replace(/ class="[^"]*"/, '')).toBe(
    '<div role="group" aria-label="Popular pages"><div aria-hidden="true">Popular pages</div>AB</div>',
  );
  expect(group()).toBe('');
});

test.each([
  [false, true],
  [true, false],
])('while an answer is on its way (%s), advice on the one before shows: %s', async (busy, shows) => {
  vi.resetModules();
  const given = sampleAnswer({ total: 2, counts: { '': 2 }, suggestion: 'fan' });
  vi.doMock('./use-suggestions', () => ({
    useSuggestions: () => ({ choices: [], answer: given, answeredQuery: 'fam', excerpts: {}, busy }),
  }));
  const { SearchPanel } = await import('./SearchPanel');
  vi.doUnmock('./use-suggestions');
  // React says of each effect of a layout that a server has none.
  vi.spyOn(console, 'error').mockReturnValue();
  const nothing = (): void => undefined;
  const html = renderToStaticMarkup(
    createElement(SearchPanel, {
      ...{ input: { current: null }, listId: 'list', query: 'fan', open: true },
      ...{ onQuery: nothing, onClose: nothing, takeOrigin: () => null },
    }),
  );
  expect(html.includes('Did you mean')).toBe(shows);
});
