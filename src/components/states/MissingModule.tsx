import type * as React from 'react';

/** Whether React can render it. Without a default export, Gatsby passes the module itself as the page's component. */
export const isComponent = (type: unknown): boolean =>
  typeof type !== 'object' || (type !== null && '$$typeof' in type);

/** Stands in for a page whose module gave no component, and says so where the page's boundary hears it. */
export function MissingModule({ path }: { readonly path: string }): React.ReactElement {
  throw new Error(`The module of ${path} has no default export. Add \`export default\` to its component.`);
}
