import { beforeEach, expect, test, vi } from 'vitest';
import { showGradually, shownIn, valueOf } from './tables';
import type { Row, Table } from './tables';

test('what a row says stands in the column of the title, or is data of the row', () => {
  const row = { cells: ['a', ''], element: { dataset: { platform: 'fan' } } } as unknown as Row;
  const table = { columns: ['Name', 'Kind'] } as unknown as Table;
  expect(['Name', 'Kind', 'Platform', 'Release'].map((title) => valueOf(row, table, title))).toEqual([
    'a',
    '',
    'fan',
    '',
  ]);
});

let frames: Map<number, () => void>;
beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frames.set(++last, next);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
function nextFrame(): void {
  const all = [...frames.values()];
  frames.clear();
  for (const frame of all) frame();
}

const rows = (count: number, hidden: boolean) => Array.from({ length: count }, () => ({ hidden }) as HTMLElement);
const shown = (all: readonly HTMLElement[]): number => all.filter(({ hidden }) => !hidden).length;
const wanted = (all: readonly HTMLElement[], isShown: boolean) => new Map(all.map((one) => [one, isShown]));

test('rows that come back come thirty in a frame, from the first to the last, and others go at once', () => {
  const [coming, going] = [rows(70, true), rows(70, false)];
  showGradually()(new Map([...wanted(coming, true), ...wanted(going, false)]));
  expect([shown(coming), shown(going)]).toEqual([30, 0]);
  expect(coming.findIndex(({ hidden }) => hidden)).toBe(30);
  nextFrame();
  expect(shown(coming)).toBe(60);
  nextFrame();
  expect([shown(coming), frames.size]).toEqual([70, 0]);
});

test('for a reader who goes to one of them, all come at once', () => {
  const coming = rows(70, true);
  showGradually()(wanted(coming, true), true);
  expect([shown(coming), frames.size]).toEqual([70, 0]);
});

test('what is wanted last replaces what has not come yet', () => {
  const coming = rows(70, true);
  const show = showGradually();
  show(wanted(coming, true));
  show(wanted(coming, false));
  nextFrame();
  expect([shown(coming), frames.size]).toEqual([0, 0]);
});

test.each([
  [' FanEntity.turn_on ', 'FanEntity.', 'turn_on'],
  ['turn_on', undefined, 'turn_on'],
])('rows are sorted by what readers see: the cell %j, whose class is %s, by %j', (textContent, prefix, text) => {
  const querySelector = (): object | null => (prefix === undefined ? null : { textContent: prefix });
  expect(shownIn({ textContent, querySelector } as unknown as Element)).toBe(text);
});
