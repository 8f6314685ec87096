import siteConfig from '@generated/docusaurus.config';
import { withPrefix } from 'gatsby';
import { locale } from '../../config/locale';

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
  return {
    siteConfig: { ...siteConfig, baseUrl: withPrefix('/') },
    i18n: { defaultLocale: locale.path, currentLocale: locale.path, locales: [locale.path] },
    siteMetadata: { docusaurusVersion: '', pluginVersions: {} },
  };
}
