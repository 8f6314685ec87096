import { expect, test } from 'vitest';
import { makeCatalogue } from './catalogue';

const found = (id: string, message: string, description?: string) => ({
  id,
  message,
  description,
  file: 'src/a.ts',
  line: 3,
  column: 1,
});

test('texts are listed by id, once, with the description that one of their places has', () => {
  const { catalogue, problems } = makeCatalogue([
    found('b.one', 'One'),
    found('a.copy', 'Copy'),
    found('a.copy', 'Copy', 'A button'),
    found('a.copy', 'Copy'),
  ]);
  expect(problems).toEqual([]);
  expect(Object.entries(catalogue)).toEqual([
    ['a.copy', { message: 'Copy', description: 'A button' }],
    ['b.one', { message: 'One' }],
  ]);
});

test('one id with two texts is a problem', () => {
  const { problems } = makeCatalogue([found('a.copy', 'Copy'), { ...found('a.copy', 'Copy page'), line: 9 }]);
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '9 The id `a.copy` has a different text in src/a.ts:3.',
  ]);
});
