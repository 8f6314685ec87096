import type { JsonObject } from '../../model/types';

/** What `mdxSourceOf` puts around the tags of a page. */
const tags = /^\{<>\n([\s\S]*)\n<\/>\}\s*$/m;

/** What MDX that the compiler has made says as a module with JSX. Nothing of Markdown is left in it. */
export function componentOfMdx(mdx: string, frontMatter: JsonObject): string {
  const at = mdx.search(tags);
  const [, content = ''] = tags.exec(mdx) ?? [];
  const modules = mdx.slice(0, at).replace(/^export default /m, 'const MDXLayout = ');
  const [open, close] = modules.includes('const MDXLayout = ')
    ? ['<MDXLayout {...props}>', '</MDXLayout>']
    : ['<>', '</>'];
  return [
    ...["import * as React from 'react';", modules, `export const frontMatter = ${JSON.stringify(frontMatter)};`],
    ...['export default function MDXContent(props) {', `return ${open}`, content, `${close};`, '}', ''],
  ].join('\n');
}
