import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { deprecationsFile } from '../files/deprecations-file';
import { atomFeed, icsCalendar } from './deprecation-feeds';
import { releaseDay } from '../releases';

const { deprecations } = deprecationsFile.parse({
  doc: 'deprecations',
  currentRelease: '2025.5',
  deprecations: [
    {
      ...{ id: 'old', what: ['OldName', 'OLD'], replacedBy: ['NewName'], title: 'Old name, and more' },
      ...{ area: 'core', announced: '2025-01-02', removedIn: '2025.6', description: '' },
    },
    {
      ...{ id: 'b-way', what: ['a way'], title: 'A way' },
      ...{ area: 'helpers', announced: '2025-03-04', removedIn: '2025.6.0', description: '', checkByHand: true },
    },
    {
      ...{ id: 'a-way', what: ['another way'], title: 'Another way; or not' },
      ...{ area: 'helpers', announced: '2025-03-04', removedIn: '2025.6', description: '', checkByHand: true },
    },
    {
      ...{ id: 'ancient', what: ['Ancient'], title: 'Ancient' },
      ...{ area: 'core', announced: '2019-01-01', removedIn: '0.92', description: '' },
    },
    {
      ...{ id: 'open', what: ['OPEN'], replacedBy: ['Opened'], title: 'Open' },
      ...{ area: 'core', announced: '2018-01-01', description: '' },
    },
  ],
});
const place = { title: 'Docs', origin: 'https://example.org', path: '/docs/deprecations' };

test.each([
  ['2025.6', '2025-06-04'],
  ['2025.10', '2025-10-01'],
  ['2025.1', '2025-01-01'],
  ['2026.7.0', '2026-07-01'],
  ['2025.6.1', undefined],
  ['0.92', undefined],
])('release %s comes on the first Wednesday of its month: %s', (release, day) => {
  expect(releaseDay(release)).toBe(day);
});

test('the feed has the newest announcement first, each with its place in the calendar', () => {
  const $ = load(atomFeed(deprecations, place), { xml: true });
  expect(
    $('entry > title')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['Another way; or not', 'A way', 'Old name, and more', 'Ancient', 'Open']);
  expect($('entry > link').first().attr('href')).toBe('https://example.org/docs/deprecations#deprecation-a-way');
  const texts = $('entry > summary')
    .toArray()
    .map((summary) => $(summary).text());
  expect(texts[2]).toBe('2025.6 removes OldName, OLD. Use NewName instead.');
  expect(texts[0]).toBe('2025.6 removes another way.');
  expect($('entry').first().find('category').attr('term')).toBe('helpers');
  expect($('entry author')).toHaveLength(0);
  expect(texts[4]).toBe('Deprecated: OPEN. Use Opened instead.');
});

describe('the calendar', () => {
  const linesOf = (): string[] => icsCalendar(deprecations, place).replaceAll('\r\n ', '').split('\r\n');

  test('has an event for each release that has a day', () => {
    const lines = linesOf();
    expect(lines).toHaveLength(4 + 2 * 8 + 2);
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Docs//Deprecations//EN',
      'NAME:Deprecations',
    ]);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:removed-in-2025-6@example.org',
      'UID:removed-in-2025-6-0@example.org',
    ]);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('says what goes, on which day, and when that was last changed', () => {
    const lines = linesOf();
    const start = lines.indexOf('UID:removed-in-2025-6@example.org');
    expect(lines.slice(start - 1, start + 7)).toEqual([
      'BEGIN:VEVENT',
      'UID:removed-in-2025-6@example.org',
      'DTSTAMP:20250304T000000Z',
      'DTSTART;VALUE=DATE:20250604',
      'SUMMARY:Release 2025.6: 2 removals',
      String.raw`DESCRIPTION:Old name\, and more. 2025.6 removes OldName\, OLD. Use NewName instead.\nAnother way\; or not. 2025.6 removes another way.`,
      'URL:https://example.org/docs/deprecations#removed-in-2025-6',
      'END:VEVENT',
    ]);
    expect(lines).toContain('SUMMARY:Release 2025.6.0: 1 removal');
    expect(lines[lines.indexOf('UID:removed-in-2025-6-0@example.org') + 1]).toBe('DTSTAMP:20250304T000000Z');
  });

  test('fills its lines', () => {
    const [first] = deprecations;
    const folded = icsCalendar(first ? [{ ...first, title: 'x'.repeat(150) }] : [], place).split('\r\n');
    const start = folded.findIndex((line) => line.startsWith('DESCRIPTION:'));
    expect(folded.slice(start, start + 2)).toEqual([`DESCRIPTION:${'x'.repeat(61)}`, ` ${'x'.repeat(73)}`]);
  });

  test('folds lines of more than 75 bytes, between characters', () => {
    const [first, ...others] = deprecations;
    const long = first ? [{ ...first, title: 'é'.repeat(100) }, ...others] : [];
    const folded = icsCalendar(long, place).split('\r\n');
    expect(Math.max(...folded.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(folded.join('\r\n').replaceAll('\r\n ', '')).toContain('é'.repeat(100));
  });
});
