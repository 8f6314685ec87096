import { layoutTags, withLayout } from '../../markdown/mdx/modules';
import { declaredNames } from '../../markdown/mdx/names';
import type { JsonObject } from '../../model/types';

/** What `mdxSourceOf` puts around the tags of a page. */
const tags = /^\{<>\n([\s\S]*)\n<\/>\}\s*$/m;

/** Asks the rules of the bundler for the address of a picture, where a drawing would be a component. */
export const addressQuery = '?address';

/**
 * What MDX that the compiler has made says as a module with JSX. Nothing of Markdown is left in it. `pictures` are the files that it shows:
 * no query of a page knows them.
 */
export function componentOfMdx(mdx: string, frontMatter: JsonObject, pictures: readonly string[] = []): string {
  const { modules: written, content, taken, name } = partsOf(mdx);
  const [modules, components] = lateComponents(written);
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
    "import { PicturesContext as SitePictures } from '@site-components/content/Picture';",
    ...imports,
    `const sitePictures = { rasters: [], vectors: [${addressed.join(', ')}] };`,
    ...[...modules, ...ownFrontMatter],
    ...componentOf(name, `<SitePictures.Provider value={sitePictures}>${content}</SitePictures.Provider>`, components),
  ].join('\n');
}

/** The same of the MDX source of a page, which has its front matter, and whose pictures a query knows. */
export function pageOfMdx(mdx: string): string {
  const { modules, content, name } = partsOf(mdx);
  return [...modules, ...componentOf(name, content)].join('\n');
}

const componentOf = (name: string, content: string, constants: readonly string[] = []): string[] => [
  `export default function ${name}(props) {`,
  ...constants,
  `return ${content};`,
  '}',
  '',
];

/** A component that the tree makes known to all pages. */
const ofTree = /^export (const (\w+) = TreeComponents\.\2;)$/;

/**
 * The modules of a file without the components of the tree that only its content shows, and those. The tree may make this file known as one
 * of them, so while the file loads they may not be there yet.
 */
function lateComponents(modules: readonly string[]): readonly [string[], string[]] {
  const late = modules.filter((text) => {
    const name = ofTree.exec(text)?.[2];
    return name !== undefined && modules.every((other) => other === text || !new RegExp(`\\b${name}\\b`).test(other));
  });
  return [modules.filter((text) => !late.includes(text)), late.flatMap((text) => ofTree.exec(text)?.[1] ?? [])];
}

/** Imports and exports of a file, the names that they declare, its content as JSX with its layout around it, and a free name for its component. */
function partsOf(mdx: string) {
  const written = withLayout(mdx.slice(0, mdx.search(tags)));
  const [open, close] = layoutTags(written);
  const taken = declaredNames(written.join('\n'));
  // JSX needs no React, but a file may use it without an import, as in Docusaurus.
  const react = taken.has('React') ? [] : ["import * as React from 'react';"];
  return {
    ...{ modules: [...react, ...written], taken },
    content: `${open}\n${tags.exec(mdx)?.[1] ?? ''}\n${close}`,
    name: taken.has('MDXContent') ? 'SiteMarkdown' : 'MDXContent',
  };
}
