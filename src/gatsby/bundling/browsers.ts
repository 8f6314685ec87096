import type { TransformOptions } from 'esbuild';

/** The oldest browsers of package.json's `browserslist`, as esbuild names them; a test compares the two. */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** How esbuild makes JavaScript for them of TypeScript and JSX. */
export const forBrowsers = { jsx: 'automatic', target: browsers, charset: 'utf8' } satisfies TransformOptions;
