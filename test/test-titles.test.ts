import { expect, test } from 'vitest';
import { testTitles } from './test-titles';

test('tests are named with the groups around them, as they are written', () => {
  const source = `
    describe('group', () => {
      describe('inner', () => { it('is nested', () => {}); });
      test.each([1, 2])('is repeated with %i', () => {});
    });
    for (const way of ways) test(\`goes \${way}\`, async () => {});
    test.describe('browser', () => { test.use({}); test("is quoted", () => {}); });
  `;
  expect(testTitles('a.test.ts', source)).toEqual([
    'group > inner > is nested',
    'group > is repeated with %i',
    'goes ${way}',
    'browser > is quoted',
  ]);
});

test('what does not run is no test', () => {
  const source = `
    // test('in a comment', () => {});
    test.skip('skipped', () => {});
    test.describe.skip('skipped group', () => { test('inside', () => {}); });
    it.todo('to do');
    attest('another function');
    const text = "test('in a text', () => {})";
  `;
  expect(testTitles('a.test.ts', source)).toEqual([]);
});
