declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
/** Styles that a module imports for their effect; names of classes come from `*.module.css`. */
declare module '*.css' {}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const icon: IconNode;
  export default icon;
}

/** Path that the site is mounted at, without a slash at its end; Gatsby puts it into the bundles. */
declare const __PATH_PREFIX__: string;
