import type { Problem } from '../problems/problems';

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const defaultExport = /^export\s+(?:default\b|\{[^}]*\bdefault\b[^}]*\})/m;

/** A module that makes pages has to export its component as default; Gatsby would render the module itself. */
export function checkPageModule(file: string, source: string): Problem[] {
  if (defaultExport.test(source.replace(comments, ''))) return [];
  const what = 'The page module has no default export.';
  return [{ file, line: 1, column: 1, what, remedy: 'Add `export default` to its page component.' }];
}
