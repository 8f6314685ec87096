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

test('numbers in front of names stay when the tree wants them', () => {
  const docs = { numberPrefixParser: false };
  expect(settingsOf({ presets: [['classic', { docs }]] }, true).numberPrefixes).toBe(false);
  expect(settingsOf({}, true).numberPrefixes).toBeUndefined();
});
