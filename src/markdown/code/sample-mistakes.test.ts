import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { mistakeIn } from './sample-mistakes';

test.each([
  ['python', 'a = 1\ndef f(:\n    pass\n', 2],
  ['python', 'def f(:\n    pass\n\n\ndef g(:\n    pass\n', 1],
  ['python', 'print("a", end="")\nprint "a"\n', 2],
  ['py', 'def f():\n    pass\n', undefined],
  ['json', '{\n  "a": 1,\n}\n', 3],
  ['json', '{ "a": [1', 1],
  ['json', '{\n  "a": ,\n  "b": 1\n}', 2],
  ['json', '{ "a": 1 }', undefined],
  ['yaml', 'a: 1\nb: [1\n', 3],
  ['yml', 'a: 1\na: 2\n---\nb: 1\n', undefined],
  ['js', 'const a = 1;\nfunction ( {\n', 2],
  ['javascript', 'const a = 1;\nconst a = <b>{2}</b>;\nreturn a;', undefined],
  ['ts', 'class A {\n  b(: string) {}\n}', 2],
  ['typescript', '@custom()\nclass A {\n  b(c: string) {}\n}', undefined],
  ['tsx', 'const a: B = <b>{c as D}</b>;', undefined],
  ['text', '{', undefined],
])('a sample of %s, %j, has its mistake in line %s', (language, code, line) => {
  expect(mistakeIn(language, code)?.line).toBe(line);
});

test.each([
  ['python', 'def f(:', undefined],
  ['json', '{ "a": , "b": 1 }', "Unexpected token ','"],
  ['json', '{ a: 1 }', "Expected property name or '}'"],
  ['yaml', 'a: b: c', 'There is a second `: ` in the line, or the next line is indented too far'],
  ['js', 'const a = ;', 'Unexpected token'],
])('the reason in a sample of %s, %j, is %j', (language, code, reason) => {
  expect(mistakeIn(language, code)?.reason).toBe(reason);
});

test('the line of a sample with a mistake is a warning, and marks of lines are no part of the code', () => {
  const page = (code: string) => `Text.\n\n\`\`\`json\n${code}\n\`\`\`\n`;
  const found = (code: string) =>
    compileMarkdown('docs/a.md', page(code)).problems.map(
      ({ line, what, severity }) => `${line} ${severity ?? 'error'} ${what}`,
    );
  expect(found('{\n  "a": 1,\n}')).toEqual([
    '6 warning The sample is not valid `json` from this line on: Expected double-quoted property name.',
  ]);
  expect(found('{\n  // highlight-next-line\n  "a": 1\n}')).toEqual([]);
  expect(found('{\n  // highlight-next-line\n  "a": 1,\n}')).toEqual([
    '7 warning The sample is not valid `json` from this line on: Expected double-quoted property name.',
  ]);
});
