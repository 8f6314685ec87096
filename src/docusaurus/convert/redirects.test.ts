import { expect, test } from 'vitest';
import { Notes } from '../notes';
import { convertRedirects } from './redirects';

test('redirects of the file are below the path that the site is mounted at', () => {
  expect(convertRedirects([], '/kit/a /kit/b 301\n/kitchen /c 301\n', new Notes(), '/kit')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/kitchen', to: '/c' },
  ]);
});
