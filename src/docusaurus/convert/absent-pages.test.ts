import { expect, test } from 'vitest';
import { convertTree } from './tree';

const settingsOf = (config: unknown, hasBlog: boolean) =>
  convertTree({
    ...{ config, hasBlog },
    sidebars: undefined,
    folders: new Map(),
    authors: '',
    redirects: '',
  }).settings;

test('pages that the tree lacks are left out', () => {
  expect(settingsOf({}, true)).toMatchObject({ homePage: false, blog: true, namesPage: false });
  expect(settingsOf({}, false)).toMatchObject({ blog: false, feedFormats: [] });
  expect(settingsOf({ presets: [['classic', { blog: false }]] }, true).blog).toBe(false);
});
