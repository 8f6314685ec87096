/** Components that Docusaurus shows elements with: those of the tree (`src/theme/MDXComponents`), or ours. */
declare module '@theme/MDXComponents/*' {
  import type { ComponentProps, ComponentType } from 'react';
  const component: ComponentType<ComponentProps<'h1'> & { readonly as?: string }>;
  export default component;
}

/** What a tree puts around its pages (`src/theme/Root`). */
declare module '@theme/Root' {
  import type { ComponentType, ReactNode } from 'react';
  const Root: ComponentType<{ readonly children: ReactNode }>;
  export default Root;
}
