declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const icon: IconNode;
  export default icon;
}
