import { expect, test } from 'vitest';
import { problemOfPath } from './project-path';

test.each(["it's", 'a (copy)', '[a]', '100%', 'C#', 'what?'])('a project in `%s` cannot be built', (name) => {
  const mark = /[^\w\s]/.exec(name)?.[0] ?? '';
  expect(problemOfPath(`/home/me/${name}`)).toContain(`contains \`${mark}\``);
});

test('spaces and other letters are no problem', () => {
  expect(problemOfPath('/home/me/Größe & 漢字/C:\\site')).toBeUndefined();
});
