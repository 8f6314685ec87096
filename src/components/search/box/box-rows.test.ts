import { expect, test } from 'vitest';
import { boxRows, goesOn } from './box-rows';
import { samplePage } from '../../../../test/samples/sample-hits';

const keys = (pages: Parameters<typeof boxRows>[0], most: number): string[] =>
  boxRows(pages, most).map(({ key }) => key);

test('many pages get a row each', () => {
  expect(keys([samplePage('/a#1', '/a#2'), samplePage('/b#'), samplePage('/c#')], 2)).toEqual(['/a#1', '/b#']);
});

test('few pages show further hits, those of the best page first', () => {
  const pages = [samplePage('/a#1', '/a#2', '/a#3'), samplePage('/b#1', '/b#2')];
  expect(keys(pages, 4)).toEqual(['/a#1', '/a#2', '/a#3', '/b#1']);
  expect(keys(pages, 8)).toEqual(['/a#1', '/a#2', '/a#3', '/b#1', '/b#2']);
});

test('no pages have no rows', () => {
  expect(keys([], 8)).toEqual([]);
});

test('a row goes on with the page above it', () => {
  const rows = boxRows([samplePage('/a#1', '/a#2'), samplePage('/b#')], 8);
  expect(rows.map((_, index) => goesOn(rows, index))).toEqual([false, true, false]);
});
