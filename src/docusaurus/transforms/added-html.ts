import type { Properties } from 'hast';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { find, html as htmlSchema } from 'property-information';
import { htmlToElements } from '../../markdown/parse/tags';

const blockNames =
  'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
  'footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup option p pre search section ' +
  'summary table tbody td tfoot th thead title tr ul';

/** Elements beside which blanks do not count. */
const blockTags: ReadonlySet<string> = new Set(blockNames.split(' '));

/** Whether an element stands within a line of text. Elements that a site defines itself do. */
export const isInlineTag = (tagName: string): boolean => !blockTags.has(tagName);

/** What kind of tag of MDX an element becomes that a plugin has added. */
export const jsxType = (tagName: string): 'mdxJsxTextElement' | 'mdxJsxFlowElement' =>
  isInlineTag(tagName) ? 'mdxJsxTextElement' : 'mdxJsxFlowElement';

/** The attributes of an element as those of a tag. */
export const attributesOf = (properties: Properties): MdxJsxAttribute[] =>
  Object.entries(properties).flatMap(([key, value]): MdxJsxAttribute[] => {
    if (value === null || value === undefined || value === false) return [];
    const { attribute, commaSeparated } = find(htmlSchema, key);
    const written = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value;
    return [{ type: 'mdxJsxAttribute', name: attribute, value: written === true ? null : String(written) }];
  });

/** HTML that a plugin has added as text. */
export function nodesOfRaw(value: string): RootContent[] {
  const { children } = htmlToElements({ type: 'root', children: [{ type: 'html', value }] });
  return children.map((node) =>
    node.type === 'mdxJsxFlowElement' ? Object.assign(node, { type: jsxType(node.name ?? '') }) : node,
  );
}
