import { expect, test } from 'vitest';
import { keptNote, readKeptMessage } from './kept-note';

test('the note of a copy has its date, and says whose network is missing', () => {
  expect(keptNote('2025-09-26T12:00:00.000Z', false)).toBe("You're offline. This page was saved on 26 September 2025.");
  expect(keptNote('2025-05-26T12:00:00.000Z', true)).toBe(
    'The site does not respond. This page was saved on 26 May 2025.',
  );
  expect(keptNote('', false), 'a copy whose date is unknown').toBe("You're offline. This page was saved on .");
});

test('messages of other programs are no notes', () => {
  const kept = { path: '/a', saved: '2025-05-26T12:00:00.000Z' };
  expect(readKeptMessage({ kept })).toEqual(kept);
  expect(readKeptMessage({ kept: { ...kept, saved: '' } }), 'a copy whose date is unknown').toEqual({
    ...kept,
    saved: '',
  });
  for (const other of [
    undefined,
    'kept',
    {},
    { kept: null },
    { kept: { path: 1, saved: '' } },
    { kept: { path: '/a' } },
  ])
    expect(readKeptMessage(other)).toBeUndefined();
});
