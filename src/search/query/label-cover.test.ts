import { expect, test } from 'vitest';
import { labelCover } from './label-cover';

/** Of ten titles, one has each word, but nine have `api`. */
const typed = new Set(['websocket', 'api', 'device', 'text', 'speech', 'list', 'sensor']);
const measure = { typed, rows: 10, field: 'title', rowsWith: (term: string) => (term === 'api' ? 9 : 1) } as const;
const cover = (label: string, ...found: string[]): number => labelCover(label, (term) => found.includes(term), measure);

test('a title that the query says whole is covered, whatever else the query says', () => {
  expect(cover('WebSocket API', 'websocket', 'api', 'other')).toBe(1);
});

test('a word that many titles have counts less than one that few have', () => {
  expect(cover('WebSocket API', 'websocket')).toBeGreaterThan(0.7);
  expect(cover('WebSocket API', 'api')).toBeLessThan(0.3);
});

test('stop words do not count, parts of names do, and stems stand for words', () => {
  expect(cover('What is a device?', 'devic')).toBe(1);
  expect(cover('Text-to-speech', 'text', 'speech')).toBe(1);
  expect(cover('The to-do list', 'list')).toBe(1);
});

test('a title of stop words alone is covered by none', () => {
  expect(cover('How to')).toBe(0);
});

test('a word in the form that was typed counts more than in another', () => {
  expect(cover('Sensor', 'sensor')).toBe(1);
  expect(cover('Sensors', 'sensor')).toBeLessThan(0.8);
});
