/** `@docusaurus/theme-common/internal` has what the package itself exported before. */
export * from './theme-common';
export * from './docs-hooks';
