import { expect, test } from 'vitest';
import { docusaurusConfig } from './config-schema';

test('a value of another kind counts as absent, and what stands beside it stays', () => {
  const localeConfigs = { de: { label: 'Deutsch', direction: 'auto' }, ar: { label: 5, direction: 'rtl' } };
  const { title, i18n } = docusaurusConfig.parse({
    title: 'A',
    i18n: { defaultLocale: 7, locales: ['de'], localeConfigs },
  });
  expect([title, i18n]).toEqual([
    'A',
    { path: 'i18n', locales: ['de'], localeConfigs: { de: { label: 'Deutsch' }, ar: { direction: 'rtl' } } },
  ]);
});

test('settings of another kind than Docusaurus knows are none', () => {
  const { presets, themeConfig, i18n } = docusaurusConfig.parse({
    presets: 'classic',
    themeConfig: 7,
    i18n: { path: 7 },
  });
  expect([presets, themeConfig, i18n]).toEqual([[], {}, { path: 'i18n' }]);
});
