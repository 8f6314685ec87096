/** The oldest browsers of package.json's `browserslist`, as esbuild names them; a test compares the two. */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
