import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { browsers } from './browsers';

test('scripts and styles are compiled for the browsers of package.json', () => {
  const { browserslist } = z
    .object({ browserslist: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(browsers).toEqual(browserslist.map((browser) => browser.replace(' >= ', '')));
});
