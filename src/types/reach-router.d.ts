import '@reach/router';

// The package is Gatsby's fork of Reach Router; the published types describe the original, which lacked this function.
declare module '@reach/router' {
  /** Parameters and uri when `path` (which may end in `/*`) fits the address, or null. */
  export function match(path: string, uri: string): { params: Record<string, string>; uri: string } | null;
}
