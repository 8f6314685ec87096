import { withPrefix } from 'gatsby';
import { site } from '../site';

interface DocusaurusContext {
  readonly siteConfig: {
    readonly title: string;
    readonly tagline: string;
    readonly url: string;
    readonly baseUrl: string;
    readonly favicon: string;
    readonly customFields: Readonly<Record<string, never>>;
    readonly themeConfig: Readonly<Record<string, never>>;
  };
  readonly i18n: {
    readonly defaultLocale: string;
    readonly currentLocale: string;
    readonly locales: readonly string[];
  };
}

/** `@docusaurus/useDocusaurusContext`: what pages usually ask of it. */
export default function useDocusaurusContext(): DocusaurusContext {
  const { title, tagline, url, favicon, locale } = site;
  return {
    siteConfig: { title, tagline, url, baseUrl: withPrefix('/'), favicon, customFields: {}, themeConfig: {} },
    i18n: { defaultLocale: locale.path, currentLocale: locale.path, locales: [locale.path] },
  };
}
