import { docusaurusConfig } from './config-schema';

/** What Docusaurus adds to a configuration that does not say it. */
const standards = {
  ...{ baseUrl: '/', tagline: '', favicon: '', titleDelimiter: '|', customFields: {}, themeConfig: {} },
  ...{ presets: [], plugins: [], themes: [], scripts: [], stylesheets: [], headTags: [], clientModules: [] },
  ...{ staticDirectories: ['static'], i18n: { defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {} } },
};

/**
 * The configuration as components of the tree know it, which is what of it can be written as JSON. Most of them ask for the title, but
 * some read the options of a preset.
 */
export function siteConfigOf(config: unknown): object {
  const { title = '', url = '', ...rest } = docusaurusConfig.parse(config ?? {});
  const written = Object.entries({ ...standards, title, url, ...rest }).filter(([, value]) => isJson(value));
  return Object.fromEntries(written);
}

/** Plugins may hold whatever they are made of, and that in circles. */
function isJson(value: unknown): boolean {
  try {
    const text: unknown = JSON.stringify(value);
    return text !== undefined;
  } catch {
    return false;
  }
}
