import { expect, test } from 'vitest';
import { siteConfigOf } from './site-config';

test('components know the configuration, as far as it is data', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  const presets = [['classic', { docs: { onlyIncludeVersions: ['1.0'] } }]];
  const config = { title: 'A', presets, plugins: [circle], customFields: circle, webpack: () => 'b' };
  const known = siteConfigOf(config, '/home/me/site');
  expect(known).toMatchObject({ title: 'A', url: '', baseUrl: '/', presets, themes: [], i18n: { locales: ['en'] } });
  expect(known).toHaveProperty('plugins', []);
  expect(known).not.toHaveProperty('customFields');
  expect(known).not.toHaveProperty('webpack');
});

test('components know neither where the tree is on the machine nor the options of plugins', () => {
  const config = {
    presets: [['/home/me/node_modules/classic', { docs: { sidebarPath: '/home/me/site/sidebars.js' } }]],
    plugins: ['maps', ['/home/me/site/plugins/feed', { token: 'secret' }], () => ({})],
    customFields: { root: '/home/me/site', other: '/home/me/site-two', address: '/docs/a' },
  };
  expect(siteConfigOf(config, '/home/me/site')).toMatchObject({
    presets: [['classic', { docs: { sidebarPath: '@site/sidebars.js' } }]],
    plugins: ['maps', '@site/plugins/feed'],
    customFields: { root: '@site', other: '/home/me/site-two', address: '/docs/a' },
  });
  expect(siteConfigOf({ customFields: { a: '/docs/a' } }, '/docs')).toHaveProperty('customFields.a', '/docs/a');
  const ofWindows = { a: 'C:\\me\\site\\src\\a.js', b: 'c:\\me\\node_modules\\b' };
  expect(siteConfigOf({ customFields: ofWindows }, 'C:\\me\\site')).toMatchObject({
    customFields: { a: '@site/src/a.js', b: 'b' },
  });
});

test('components know what the theme adds to its settings', () => {
  const metadata = [{ name: 'keywords', content: 'tea' }];
  const themeConfig = { colorMode: { disableSwitch: true }, announcementBar: { content: 'a' }, metadata };
  expect(siteConfigOf({ themeConfig }, '/home/me/site')).toMatchObject({
    themeConfig: {
      colorMode: { defaultMode: 'light', disableSwitch: true },
      liveCodeBlock: { playgroundPosition: 'bottom' },
      announcementBar: { content: 'a' },
      navbar: { items: [] },
      blog: { sidebar: { groupByYear: true } },
      metadata,
    },
  });
});
