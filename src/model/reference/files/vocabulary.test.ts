import { expect, test } from 'vitest';
import { webSocketFile } from './message-file';
import { jsonField, pythonType } from './parts';

test.each(['string', 'integer or null', 'object or array', 'string or number or boolean', 'any'])(
  '%s is a type',
  (type) => {
    expect(jsonField.safeParse({ name: 'a', type, description: '' }).success).toBe(true);
  },
);

test.each(['int', 'str or null', 'string | null', 'list', 'datetime', 'Strings'])('%s is no type of JSON', (type) => {
  expect(jsonField.safeParse({ name: 'a', type, description: '' }).error?.issues.map(({ path }) => path)).toEqual([
    ['type'],
  ]);
});

test.each([
  ['client', 'command', false],
  ['client', 'feature enablement', false],
  ['client', 'authentication', true],
  ['server', 'command', true],
])('a message from the %s, phase %s, is valid without an id: %s', (from, phase, valid) => {
  const message = { type: 'a', from, phase, description: '', fields: [{ name: 'b', description: '' }] };
  expect(webSocketFile.safeParse({ doc: 'a', path: '/a', messages: [message] }).success).toBe(valid);
});

test.each([
  ['str', true],
  ['dict[str, Any] | None', true],
  ['vol.Any(vol.Coerce(int), cv.string)', true],
  ['string', false],
  ['list[integer]', false],
  ['datetime or date', false],
])('%s is a type of Python: %s', (type, valid) => {
  expect(pythonType.safeParse(type).success).toBe(valid);
});
