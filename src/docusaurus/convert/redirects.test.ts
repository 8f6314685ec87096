import { expect, test } from 'vitest';
import { Notes } from '../notes';
import { convertRedirects } from './redirects';

test('redirects of the file are below the path that the site is mounted at', () => {
  const file = '/kit/a /kit/b 301\n/kit /kit/intro\n/kit/c /kit#part\n/kit/d https://example.org/d\n';
  const notes = new Notes();
  expect(convertRedirects([], file, notes, '/kit')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/', to: '/intro' },
    { from: '/c', to: '/#part' },
    { from: '/d', to: 'https://example.org/d' },
  ]);
  expect(notes.all).toEqual([]);
});

test('rules of the file from or to addresses outside of that path are ignored, which is noted', () => {
  const notes = new Notes();
  const lines = ['/ /kit/ 301', '/kitchen /kit/c 301', '/* /kit/:splat', '/kit/a /other'];
  expect(convertRedirects([], lines.join('\n'), notes, '/kit')).toEqual([]);
  expect(notes.all).toEqual(
    lines.map((line) => `\`_redirects: ${line}\` is ignored because it leads from or to a page outside of \`/kit\`.`),
  );
});

test('a rule that leads to itself is left out', () => {
  expect(convertRedirects([], '/kit /kit/\n/kit/a/ /kit/a\n', new Notes(), '/kit')).toEqual([]);
  expect(convertRedirects([], '/a /a/ 301\n/ /b\n', new Notes())).toEqual([{ from: '/', to: '/b' }]);
});

test('rules of a file that never names that path are behind it', () => {
  const notes = new Notes();
  expect(convertRedirects([], '/a https://example.org/a\n/b/* /c/:splat\n/kitchen /\n', notes, '/kit')).toEqual([
    { from: '/a', to: 'https://example.org/a' },
    { from: '/b/*', to: '/c/:splat' },
    { from: '/kitchen', to: '/' },
  ]);
  expect(notes.all).toEqual([]);
});
