import { expect, test } from 'vitest';
import { settingsInEnvironment } from './settings-in-environment';

test('browsers get what they show, and no more', () => {
  const { TREE_SETTINGS, GATSBY_SITE_SETTINGS } = settingsInEnvironment({
    title: 'A',
    feedFormats: ['rss'],
    postDates: { 'blog/a.md': '2024-02-29' },
  });
  expect(JSON.parse(TREE_SETTINGS ?? '')).toHaveProperty('postDates');
  expect(JSON.parse(GATSBY_SITE_SETTINGS ?? '')).toEqual({ title: 'A', feedFormats: ['rss'] });
});
