declare module 'js-yaml' {
  /** Types that YAML itself has; dates are texts. */
  export const CORE_SCHEMA: object;
  export function safeLoad(text: string, options: { readonly schema: object }): unknown;
}
