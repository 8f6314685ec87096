import { expect, test } from 'vitest';
import { jsonField } from '../files/parts';
import { schemaOfField, schemaOfFields } from './openapi';

const fields = (...given: readonly object[]) => given.map((one) => jsonField.parse({ description: '', ...one }));
const text = { type: 'string' };

test('a dot leads into an object, brackets into a list, angle brackets to any key', () => {
  expect(
    schemaOfFields(
      fields(
        { name: 'a', type: 'object or null', description: 'A.' },
        { name: 'a.b', type: 'string' },
        { name: 'list[].c', type: 'string', optional: true },
        { name: '<host.name>.d', type: 'string' },
      ),
    ),
  ).toEqual({
    type: 'object',
    properties: {
      a: { type: ['object', 'null'], description: 'A.', properties: { b: text }, required: ['b'] },
      list: { type: 'array', items: { type: 'object', properties: { c: text } } },
    },
    additionalProperties: { type: 'object', properties: { d: text }, required: ['d'] },
    required: ['a', 'list'],
  });
});

test('a list of lists', () => {
  expect(schemaOfFields(fields({ name: '[][].a', type: 'string' }))).toEqual({
    type: 'array',
    items: { type: 'array', items: { type: 'object', properties: { a: text }, required: ['a'] } },
  });
});

test('two forms of one answer', () => {
  const schema = schemaOfFields(
    fields({ name: '[]', type: 'object', format: 'state' }, { name: 'changed', type: 'array', optional: true }),
    { state: { $ref: '#/State' } },
  );
  expect(schema).toEqual({
    anyOf: [
      { type: 'array', items: { $ref: '#/State' } },
      { type: 'object', properties: { changed: { type: 'array' } } },
    ],
  });
});

test('no fields, or only such whose names are not known', () => {
  expect(schemaOfFields([])).toEqual({ type: 'object' });
  expect(schemaOfFields(fields({ name: '<host>', type: 'string' }))).toEqual({
    type: 'object',
    additionalProperties: text,
  });
});

test('an object is required when any of its parts is', () => {
  const parts = fields({ name: 'a.b', type: 'string', optional: true }, { name: 'a.c', type: 'string' });
  expect(schemaOfFields(parts).required).toEqual(['a']);
});

test('an object without its own line is required when one of its parts is', () => {
  const required = (optional: boolean) => schemaOfFields(fields({ name: 'a.b', type: 'string', optional })).required;
  expect(required(false)).toEqual(['a']);
  expect(required(true)).toBeUndefined();
});

test.each([
  [
    { type: 'string', format: 'date-time' },
    { type: 'string', format: 'date-time' },
  ],
  [
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date' },
  ],
  [{ type: 'integer or null' }, { type: ['integer', 'null'] }],
  [
    { type: 'string', values: ['a', 'b'] },
    { type: 'string', enum: ['a', 'b'] },
  ],
  [
    { type: 'string or null', values: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    { type: 'array', values: ['a'] },
    { type: 'array', items: { enum: ['a'] } },
  ],
  [{ type: 'any' }, {}],
])('the type %j', (given, expected) => {
  const [one] = fields({ name: 'x', ...given });
  expect(one && schemaOfField(one)).toStrictEqual(expected);
});
