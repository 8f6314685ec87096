import siteConfig from '@generated/docusaurus.config';
import { withPrefix } from 'gatsby';
import { site } from '../../config/browser-config';

interface DocusaurusContext {
  readonly siteConfig: typeof siteConfig & { readonly baseUrl: string };
  readonly i18n: {
    readonly defaultLocale: string;
    readonly currentLocale: string;
    readonly locales: readonly string[];
  };
  readonly siteMetadata: object;
}

/** `@docusaurus/useDocusaurusContext`: what pages usually ask of it. */
export default function useDocusaurusContext(): DocusaurusContext {
  const { code } = site.locale;
  const locales = site.locales.length === 0 ? [code] : site.locales.map((locale) => locale.code);
  return {
    siteConfig: { ...siteConfig, baseUrl: withPrefix('/') },
    i18n: { defaultLocale: locales[0] ?? code, currentLocale: code, locales },
    siteMetadata: { docusaurusVersion: '', pluginVersions: {} },
  };
}
