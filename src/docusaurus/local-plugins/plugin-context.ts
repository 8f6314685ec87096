import path from 'node:path';
import type { DocusaurusConfig } from '../config/config-schema';
import { findModule } from '../run/find-module';
import { standards } from '../config/site-config';

/** What Docusaurus tells each plugin of the site that it is made for. */
interface PluginContext {
  readonly [key: string]: unknown;
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly siteConfig: object;
}

/** The site of the tree at `root`, which is built into `outDir`. */
export function contextOf(config: DocusaurusConfig, root: string, outDir: string): PluginContext {
  const siteConfig = { ...standards, ...config };
  const i18n = { ...standards.i18n, ...config.i18n };
  const { defaultLocale = 'en' } = i18n;
  return {
    ...{ siteDir: root, siteConfig, baseUrl: siteConfig.baseUrl ?? '/', outDir },
    siteConfigPath: findModule(root, 'docusaurus.config') ?? path.join(root, 'docusaurus.config.js'),
    generatedFilesDir: path.join(root, '.docusaurus'),
    localizationDir: path.join(root, i18n.path, defaultLocale),
    i18n: { ...i18n, currentLocale: defaultLocale },
    codeTranslations: {},
  };
}
