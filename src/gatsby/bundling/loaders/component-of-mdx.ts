import { declaredNames } from '../../../markdown/mdx/declared-names';
import { layoutTags, withLayout } from '../../../markdown/mdx/layout';
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
  const modules = withLayout(mdx.slice(0, at));
  const [open, close] = layoutTags(modules);
  // Nothing keeps an author from using these names.
  const taken = declaredNames(modules.join('\n'));
  const name = taken.has('MDXContent') ? 'SiteMarkdown' : 'MDXContent';
  const ownFrontMatter = taken.has('frontMatter') ? [] : [`export const frontMatter = ${JSON.stringify(frontMatter)};`];
  const files = [...new Set(pictures)];
  const imports = files.map(
    (file, at) => `import sitePicture${at} from ${JSON.stringify(`@site/${file}${addressQuery}`)};`,
  );
  // Raster pictures are among them: only a query of a page has sizes and smaller files.
  const addressed = files.map(
    (file, at) => `{ relativePath: ${JSON.stringify(file)}, publicURL: sitePicture${at}, svgSize: null }`,
  );
  return [
    "import { PicturesContext as SitePictures } from '@site-components/content/picture-data';",
    ...imports,
    `const sitePictures = { rasters: [], vectors: [${addressed.join(', ')}] };`,
    // JSX needs no React, but a file may use it without an import, as in Docusaurus.
    ...(modules.some((text) => importsReact.test(text)) ? [] : ["import * as React from 'react';"]),
    ...[...modules, ...ownFrontMatter],
    ...[
      `export default function ${name}(props) {`,
      `return <SitePictures.Provider value={sitePictures}>${open}`,
      content,
      `${close}</SitePictures.Provider>;`,
      '}',
      '',
    ],
  ].join('\n');
}

/** An import as the compiler writes it, with one name. */
const importsReact = /^import (?:React|(?:\*|\{ .*) as React\b)/;
