/** `@docusaurus/useRouteContext`: pages belong to the docs, as far as a component can tell. */
export default function useRouteContext(): { readonly plugin: { readonly id: string; readonly name: string } } {
  return { plugin: { id: 'default', name: 'docusaurus-plugin-content-docs' } };
}
