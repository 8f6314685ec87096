import { expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { canBeShown, closesOn, highlightPage, makeBar, nextMark } from './highlight-page';

vi.mock('./mark-words', () => ({
  markWords: () => [],
  markFrames: () => Promise.resolve([]),
  unmark: () => undefined,
}));

test.each([
  ['down, from the top of the page', [10, 400, 900], undefined, 1, 0],
  ['down, from the middle of the page', [-500, -20, 300], undefined, 1, 2],
  ['down, from the end of the page', [-500, -20], undefined, 1, 0],
  ['up, from the middle of the page', [-500, -20, 300], undefined, -1, 1],
  ['up, from the top of the page', [10, 400, 900], undefined, -1, 2],
  ['up, from the end of the page', [-500, -20], undefined, -1, 1],
  ['down, from a mark', [0, 1, 2], 1, 1, 2],
  ['down, from the last mark', [0, 1, 2], 2, 1, 0],
  ['up, from the first mark', [0, 1, 2], 0, -1, 2],
] as const)('a step leads %s, to the nearest mark', (_, tops, current, by, expected) => {
  expect(nextMark(tops, current, by)).toBe(expected);
});

test.each([
  ['in the text', null, true, true],
  ['in folded details', {}, false, true],
  ['in what a filter hides', null, false, false],
] as const)('steps lead to a mark %s or not', (_, details, isVisible, expected) => {
  const mark = { closest: () => details, checkVisibility: () => isVisible };
  expect(canBeShown(mark)).toBe(expected);
});

test.each([
  [0, undefined, 'Not on this page: fan', true],
  [1, undefined, 'Highlighted once: fan', true],
  [2, undefined, 'Highlighted 2 times: fan', false],
  [12, 0, '1 of 12: fan', false],
])(
  'of %i marks, of which %s is the current one, the bar says %j; without other marks (%s) it leads nowhere',
  (count, current, words, isAlone) => {
    fakeDocument();
    const { box, tell } = makeBar('fan', vi.fn(), vi.fn());
    tell(count, current);
    const bar = box as unknown as ReturnType<typeof fakeDocument>;
    expect(bar.all('p')[0]?.textContent).toBe(words);
    const [up, down, clear] = bar.all('button').map((button): unknown => Reflect.get(button, 'hidden') ?? false);
    expect([up, down, clear]).toEqual([isAlone, isAlone, false]);
  },
);

test('clearing the marks takes the words out of the address, and leaves its section', () => {
  const body = fakeDocument();
  const roots = [{}];
  Object.assign(document, {
    querySelectorAll: (selector: string) => (selector.startsWith('main') ? roots : []),
    addEventListener: () => undefined,
  });
  vi.stubGlobal('location', { pathname: '/docs/a', search: '?_highlight=fan&x=1', hash: '#part' });
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  highlightPage();
  const [bar] = body.children as unknown as ReturnType<typeof fakeDocument>[];
  Object.assign(bar ?? {}, { querySelector: () => null });
  bar?.all('button').at(-1)?.handlers.get('click')?.();
  expect(replaceState).toHaveBeenCalledWith(null, '', '/docs/a?x=1#part');
});

test('the buttons of the bar lead up and down, by the keys that they name, and clear the marks', () => {
  fakeDocument();
  const [onStep, onClear] = [vi.fn(), vi.fn()];
  const bar = makeBar('fan', onStep, onClear).box as unknown as ReturnType<typeof fakeDocument>;
  const buttons = bar.all('button');
  expect(buttons.map(({ attributes }) => [attributes['aria-label'], attributes['aria-keyshortcuts']])).toEqual([
    ['Previous highlight', 'Alt+ArrowUp'],
    ['Next highlight', 'Alt+ArrowDown'],
    [undefined, undefined],
  ]);
  for (const { handlers } of buttons) handlers.get('click')?.();
  expect(onStep.mock.calls).toEqual([[-1], [1]]);
  expect(onClear).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', false, false, null, true],
  ['Enter', false, false, null, false],
  ['Escape', true, false, null, false],
  ['Escape', false, true, null, false],
  ['Escape', false, false, {}, false],
])(
  '%s, used by something else: %s, in a field: %s, below the dialog %s, takes the marks away: %s',
  (key, defaultPrevented, isField, dialog, expected) => {
    class FakeElement {
      closest = () => (isField ? this : null);
    }
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('document', { querySelector: (selector: string) => (selector === 'dialog[open]' ? dialog : null) });
    const event: unknown = { key, defaultPrevented, target: new FakeElement() };
    expect(closesOn(event as KeyboardEvent)).toBe(expected);
  },
);
