/**
 * Whether an address fits a pattern as Docusaurus' settings write them: `*` is anything but a slash, `?` one such
 * character, `**` any number of parts or none (`/tags/**` is `/tags`, too), `{a,b}` one of several.
 */
export function fitsPattern(address: string, pattern: string): boolean {
  let depth = 0;
  const source = pattern.replace(/\/\*\*$|\*\*\/|\*\*|[*?{},]|[\\^$.|+()[\]]/g, (part) => {
    if (part === '{') depth += 1;
    // Outside of braces it is a comma.
    if (part === ',' && depth === 0) return part;
    if (part === '}') depth -= 1;
    return meaning[part] ?? `\\${part}`;
  });
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
