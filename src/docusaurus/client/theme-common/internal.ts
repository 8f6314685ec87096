/** `@docusaurus/theme-common/internal` has what the package itself exported before. */
export * from './index';
export * from '../plugin-content-docs/client';
