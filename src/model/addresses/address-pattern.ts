/**
 * Whether an address fits a pattern as Docusaurus' settings write them: `*` is anything but a slash, `?` one such
 * character, `**` any number of parts or none (`/tags/**` is `/tags`, too), `{a,b}` one of several.
 */
export function fitsPattern(address: string, pattern: string): boolean {
  const source = pattern.replace(/\/\*\*$|\*\*\/|\*\*|[*?{},]|[\\^$.|+()[\]]/g, (part) => meaning[part] ?? `\\${part}`);
  return new RegExp(`^${source}$`).test(address);
}

const meaning: Readonly<Record<string, string>> = {
  '/**': '(?:/.*)?',
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
};
