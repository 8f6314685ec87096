import { decodeAddress, leadsElsewhere } from '../addresses/address';
import { suggest, suggestNearest } from '../nearest';
import { docSetOfFile } from '../pages/doc-sets';
import type { DocSource } from '../pages/doc-source';
import { pagesOf } from '../pages/pages';
import type { Problem } from '../problems/problems';
import { placeIn } from './site-content';
import type { SiteContent } from './site-content';

/** Docs, sidebars and pictures that front matter names and that do not exist. Only our own trees are judged so. */
export function checkFrontMatter(content: SiteContent, docIds: readonly string[]): Problem[] {
  if (content.policy === 'lenient') return [];
  const sidebars = content.broken?.has('sidebars') === true ? undefined : Object.keys(content.data.sidebars);
  return [
    ...missingPreviewImages(content),
    ...pagesOf('doc', content.pages).flatMap((doc) => [
      ...unknownName(content, doc, 'pagination_prev', 'doc', doc.overrides.previous, docIds),
      ...unknownName(content, doc, 'pagination_next', 'doc', doc.overrides.next, docIds),
      ...unknownName(content, doc, 'displayed_sidebar', 'sidebar', doc.overrides.sidebar, sidebars),
    ]),
  ];
}

/** A name that does not exist among those that are `known`, of which authors write what follows the prefix of their version. */
function unknownName(
  { sources, config }: SiteContent,
  { file }: DocSource,
  key: string,
  kind: 'doc' | 'sidebar',
  name: string | null | undefined,
  known: readonly string[] | undefined,
): Problem[] {
  if (name === undefined || name === null || known?.includes(name) !== false) return [];
  const { prefix = '' } = docSetOfFile(file, config.docSets) ?? {};
  const own = known.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  const written = name.slice(prefix.length);
  const what = `\`${key}\` names an unknown ${kind} \`${written}\`.`;
  return [{ ...placeIn(file, sources, [key]), what, remedy: suggest(written, own) }];
}

/** Images of link previews: addresses of this site, which only has them below `static`. */
const missingPreviewImages = ({ pages, sources, staticFiles }: SiteContent): Problem[] =>
  pages.flatMap(({ file, image }) => {
    if (image === null || image === '' || leadsElsewhere(image)) return [];
    const own = decodeAddress(new URL(image, 'file:///').pathname);
    if (staticFiles.has(own)) return [];
    const remedy = suggestNearest(own, [...staticFiles], `Put the file at static${own} and write \`image: ${own}\`.`);
    const what = `The image \`${image}\` does not exist in static/.`;
    return [{ ...placeIn(file, sources, ['image']), what, remedy }];
  });
