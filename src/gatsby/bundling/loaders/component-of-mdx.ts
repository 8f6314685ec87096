import type { JsonObject } from '../../../model/types';

/** What `mdxSourceOf` puts around the tags of a page. */
const tags = /^\{<>\n([\s\S]*)\n<\/>\}\s*$/m;

/** Asks the rules of the bundler for the address of a picture, where a drawing would be a component. */
export const addressQuery = '?address';

/**
 * What MDX that the compiler has made says as a module with JSX. Nothing of Markdown is left in it. `pictures` are the files that it shows:
 * no query of a page knows them.
 */
export function componentOfMdx(mdx: string, frontMatter: JsonObject, pictures: readonly string[] = []): string {
  const at = mdx.search(tags);
  const [, content = ''] = tags.exec(mdx) ?? [];
  const modules = mdx.slice(0, at).replace(/^export default /m, 'const MDXLayout = ');
  const [open, close] = modules.includes('const MDXLayout = ')
    ? ['<MDXLayout {...props}>', '</MDXLayout>']
    : ['<>', '</>'];
  const files = [...new Set(pictures)];
  const imports = files.map(
    (file, at) => `import picture${at} from ${JSON.stringify(`@site/${file}${addressQuery}`)};`,
  );
  const vectors = files.map(
    (file, at) => `{ relativePath: ${JSON.stringify(file)}, publicURL: picture${at}, svgSize: null }`,
  );
  return [
    "import { PicturesContext } from '@site-components/content/picture-data';",
    ...imports,
    `const knownPictures = { rasters: [], vectors: [${vectors.join(', ')}] };`,
    ...["import * as React from 'react';", modules, `export const frontMatter = ${JSON.stringify(frontMatter)};`],
    ...[
      'export default function MDXContent(props) {',
      `return <PicturesContext.Provider value={knownPictures}>${open}`,
      content,
      `${close}</PicturesContext.Provider>;`,
      '}',
      '',
    ],
  ].join('\n');
}
