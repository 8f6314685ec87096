import { expect, test } from 'vitest';
import { siteConfigOf } from './site-config';

test('components know the configuration, as far as it is data', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  const presets = [['classic', { docs: { onlyIncludeVersions: ['1.0'] } }]];
  const known = siteConfigOf({ title: 'A', presets, plugins: [circle], webpack: () => 'b' });
  expect(known).toMatchObject({ title: 'A', url: '', baseUrl: '/', presets, themes: [], i18n: { locales: ['en'] } });
  expect(known).not.toHaveProperty('plugins');
  expect(known).not.toHaveProperty('webpack');
});
