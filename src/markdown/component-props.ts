import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { z } from 'zod';
import { suggest } from '../model/nearest';
import type { JsonObject } from '../model/types';
import type { ProblemList } from './problem-list';
import { staticValueOfProgram } from './static-value';

/** Whether the attributes of a component fit its schema; each that does not is a problem. */
export function checkProps(
  name: string,
  schema: z.ZodType,
  props: JsonObject,
  node: Pick<Node, 'position'>,
  problems: ProblemList,
): boolean {
  const result = schema.safeParse(props);
  for (const issue of result.error?.issues ?? []) {
    const known = 'shape' in schema ? Object.keys(schema.shape as object) : [];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        problems.add(node, `\`<${name}>\` has no attribute \`${key}\`.`, suggest(key, known));
    } else {
      const key = issue.path.join('.');
      problems.add(
        node,
        `\`<${name}>\` needs a valid \`${key}\`: ${issue.message}.`,
        `Write \`<${name} ${key}="…">\`.`,
      );
    }
  }
  return result.success;
}

/** The attributes of a tag, as far as they are written out. */
export function readProps(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  name: string,
  problems: ProblemList,
  node: Pick<Node, 'position'>,
): JsonObject {
  const props: JsonObject = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      problems.add(node, `\`<${name}>\` spreads its attributes.`, 'Write each attribute out.');
    } else if (attribute.value === null || attribute.value === undefined) {
      props[attribute.name] = true;
    } else if (typeof attribute.value === 'string') {
      props[attribute.name] = attribute.value;
    } else {
      const known = staticValueOfProgram(attribute.value.data?.estree);
      if (known) props[attribute.name] = known.value;
      else
        problems.add(
          node,
          `\`${attribute.name}\` of \`<${name}>\` is computed.`,
          'Write the value itself: a text, number, list or object.',
        );
    }
  }
  return props;
}
