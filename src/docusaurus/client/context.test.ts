import { afterAll, expect, test, vi } from 'vitest';
import useDocusaurusContext from './context';
import useGlobalData, { useAllPluginInstancesData, usePluginData } from './global-data';

const state = vi.hoisted(() => ({ locale: { code: 'de' }, locales: [] as { code: string }[] }));
vi.mock('gatsby', () => ({ withPrefix: (address: string) => `/kit${address}` }));
vi.mock('../../config/browser-config', () => ({ site: state }));
vi.mock('@generated/docusaurus.config', () => ({ default: { title: 'Kettle', baseUrl: '/' } }));
vi.mock('@generated/docs', () => ({ default: { default: { path: '/docs' } } }));
vi.mock('@generated/globalData', () => ({
  default: { 'plugin-tea': { default: ['green'], black: ['Assam'] }, 'docusaurus-plugin-content-docs': {} },
}));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

test.each([
  [[], 'de', ['de']],
  [['en', 'de'], 'en', ['en', 'de']],
])('of the languages %j, the first one is the language of the content', (codes, defaultLocale, locales) => {
  state.locales = codes.map((code) => ({ code }));
  expect(useDocusaurusContext()).toMatchObject({
    siteConfig: { title: 'Kettle', baseUrl: '/kit/' },
    i18n: { defaultLocale, currentLocale: 'de', locales },
  });
});

test('data of plugins is found by their names and those of their instances', () => {
  expect(usePluginData('plugin-tea')).toEqual(['green']);
  expect(usePluginData('plugin-tea', 'black')).toEqual(['Assam']);
  expect(usePluginData('plugin-milk')).toBeUndefined();
  expect(useAllPluginInstancesData('plugin-tea')).toEqual({ default: ['green'], black: ['Assam'] });
  expect(useGlobalData()['docusaurus-plugin-content-docs']).toEqual({ default: { path: '/docs' } });
});
