import { expect, test } from 'vitest';
import { dataFiles } from '../../model/site-data';
import { convertTags } from './blog';

test('of a file of tags, what our own may not say is left out, whatever the file is', () => {
  const yaml = 'tea:\n  label: Tea\n  permalink: /hot\nempty:\n  label: ""\nodd:\n  label: [a]\nnone:\n';
  const tags = convertTags(yaml);
  expect(tags).toEqual({ tea: { label: 'Tea', permalink: '/hot' }, empty: {}, odd: {}, none: {} });
  expect(dataFiles.tags.safeParse({ docs: tags }).success).toBe(true);
  expect(['', '- a', 'a'].map(convertTags)).toEqual([{}, {}, {}]);
});
