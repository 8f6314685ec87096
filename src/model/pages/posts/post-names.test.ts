import { expect, test } from 'vitest';
import { postNameOf } from './post-names';

test.each([
  ['2024-02-29-leap-day.md', '2024-02-29', '2024/02/29/leap-day'],
  ['2024-02-29-leap-day.mdx', '2024-02-29', '2024/02/29/leap-day'],
  ['2024-02-29-leap-day/index.md', '2024-02-29', '2024/02/29/leap-day'],
  ['2024/02/29/leap-day.md', '2024-02-29', '2024/02/29/leap-day'],
  ['releases/2024-02-29-leap-day.md', '2024-02-29', '2024/02/29/releases/leap-day'],
  ['2024-2-9-early.md', '2024-02-09', '2024/2/9/early'],
  ['2024-02-29.md', '2024-02-29', '2024/02/29'],
  ['2024-02-29-an.md-file.md', '2024-02-29', '2024/02/29/an.md-file'],
  ['2024-02-29-leap-day/index-page.md', '2024-02-29', '2024/02/29/leap-day/index-page'],
  ['leap-day.md', undefined, 'leap-day'],
  ['leap-day/index.md', undefined, 'leap-day'],
])('name of %s', (file, date, address) => {
  expect(postNameOf(file)).toEqual({ date, address });
});
