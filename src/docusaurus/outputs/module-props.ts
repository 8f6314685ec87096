import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Docusaurus gives its configuration to a page that is a module, as the property `config`. It is part of the data that browsers load for the page, so a page
 * that never asks for it has none.
 */
export const modulePropsOf =
  (contentDir: string) =>
  (code: string): object => {
    const file = path.join(contentDir, 'config.json');
    return existsSync(file) && mayReadConfig(code) ? { config: JSON.parse(readFileSync(file, 'utf8')) as unknown } : {};
  };

/** What reads its property `config`, or hands all of its properties on. */
const readsConfig = /\bconfig\b|\bprops\b|\.\.\./;

/** A default export in a list is most often one of another module. */
const listsDefault = /\bexport\s*\{[^}]*\bdefault\b/;
/** What is exported up to where its code or its types begin. */
const exportsDefault = /^\s*export\s+default\s+([^;:={<]*)/m;
const importsNames = /^\s*import\s+([^'"]+?)\s+from\b/gm;

/** Whether a page may read its property `config`. A component of another module may read any property. */
function mayReadConfig(code: string): boolean {
  if (readsConfig.test(code) || listsDefault.test(code)) return true;
  const imported = [...code.matchAll(importsNames)].flatMap(([, names = '']) => names.split(/\W+/));
  // What stands before a parenthesis or a dot is around the component, such as `memo(Home)`.
  const exported = exportsDefault.exec(code)?.[1]?.match(/\b\w+\b(?!\s*[(.])/g) ?? [];
  return exported.some((name) => imported.includes(name));
}
