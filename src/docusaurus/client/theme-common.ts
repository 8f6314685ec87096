import siteConfig from '@generated/docusaurus.config';
import { useLocation } from '@reach/router';
import { useEffect, useState } from 'react';
import { useTheme } from '../../browser/theme/use-theme';
import { site } from '../../config/browser-config';

export { sanitizeTabsChildren, useTabs } from './tabs';
export { PageMetadata, HtmlClassNameProvider } from './head';
// The package itself exported them before `@docusaurus/theme-common/internal` did.
export * from './docs-hooks';
export { Details } from './components';
export {
  duplicates,
  groupBy,
  isRegexpStringMatch,
  prefersReducedMotion,
  uniq,
  useScrollPositionBlocker,
} from './helpers';

/** The hooks and helpers of `@docusaurus/theme-common` that pages use. Names and results are those of Docusaurus. */
export function useColorMode(): object {
  const { theme, toggle } = useTheme();
  // As in the HTML, until the page runs.
  const colorMode = theme ?? (site.colorMode === 'dark' ? 'dark' : 'light');
  const setColorMode = (wanted: string | null): void => {
    if (wanted !== null && wanted !== colorMode) toggle();
  };
  const isDarkTheme = colorMode === 'dark';
  return { colorMode, colorModeChoice: theme ?? null, isDarkTheme, setColorMode };
}

interface PrismTheme {
  readonly plain: object;
  readonly styles: readonly object[];
}
const noTheme: PrismTheme = { plain: {}, styles: [] };
const isTheme = (value: unknown): value is PrismTheme =>
  typeof value === 'object' && value !== null && 'plain' in value && 'styles' in value;

/** The theme of code that the configuration names, or one without colors. */
export function usePrismTheme(): PrismTheme {
  const { theme } = useTheme();
  const { prism } = siteConfig.themeConfig;
  if (typeof prism !== 'object' || prism === null) return noTheme;
  const dark: unknown = 'darkTheme' in prism ? prism.darkTheme : undefined;
  const light: unknown = 'theme' in prism ? prism.theme : undefined;
  return [theme === 'dark' ? dark : light, light].find(isTheme) ?? noTheme;
}

export const useThemeConfig = (): Readonly<Record<string, unknown>> => siteConfig.themeConfig;
export const useLocalPathname = (): string => useLocation().pathname.slice(__PATH_PREFIX__.length);
export const isSamePath = (one = '', other = ''): boolean => one.replace(/\/$/, '') === other.replace(/\/$/, '');
export const usePluralForm = (): object => ({
  selectMessage: (count: number, forms: string): string => {
    const [one = '', many = one] = forms.split('|');
    return (count === 1 ? one : many).replace('{count}', String(count));
  },
});

/** `ssr` until the page runs; then the layout that fits the window, as Docusaurus names it. */
export function useWindowSize(): 'ssr' | 'desktop' | 'mobile' {
  const [size, setSize] = useState<'ssr' | 'desktop' | 'mobile'>('ssr');
  useEffect(() => {
    const update = (): void => setSize(window.innerWidth > 996 ? 'desktop' : 'mobile');
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}

export function useCollapsible({ initialState = false }: { readonly initialState?: boolean } = {}): object {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}

export const usePrevious = <T>(value: T): T => value;
export const useEvent = <T>(callback: T): T => callback;

/** `ThemeClassNames` of `@docusaurus/theme-common`: names that styles of a tree may rely on. */
export const ThemeClassNames = {
  page: {
    ...{ blogListPage: 'blog-list-page', blogPostPage: 'blog-post-page' },
    ...{ docsDocPage: 'docs-doc-page', mdxPage: 'mdx-page' },
  },
  wrapper: { main: 'main-wrapper', blogPages: 'blog-wrapper', docsPages: 'docs-wrapper', mdxPages: 'mdx-wrapper' },
  common: {
    ...{ editThisPage: 'theme-edit-this-page', lastUpdated: 'theme-last-updated', codeBlock: 'theme-code-block' },
    ...{ admonition: 'theme-admonition', backToTopButton: 'theme-back-to-top-button' },
    unlistedBanner: 'theme-unlisted-banner',
    admonitionType: (type: string): string => `theme-admonition-${type}`,
  },
  layout: {
    ...{ themeLayoutMain: 'theme-layout-main', themeLayoutNavbar: 'theme-layout-navbar' },
    themeLayoutFooter: 'theme-layout-footer',
  },
  docs: { docMarkdown: 'theme-doc-markdown', docSidebarMenu: 'theme-doc-sidebar-menu', docFooter: 'theme-doc-footer' },
  blog: { blogFooterTagsRow: 'theme-blog-footer-tags-row' },
};
