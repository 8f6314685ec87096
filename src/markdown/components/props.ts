import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { z } from 'zod';
import { valueAt } from '../../model/guards';
import { nearest, suggest } from '../../model/nearest';
import type { JsonObject } from '../../model/types';
import type { CompileState } from '../compile-state';
import { contentComponents } from './components';
import type { ContentComponent, ContentComponentName, PropsOf } from './components';
import { isDeclared } from '../scope/expressions';
import { freeNames } from '../mdx/names';
import { staticValueOfProgram } from '../scope/static-value';

/** A tag, in the Markdown tree or the HTML tree. */
export interface Tag extends Pick<Node, 'position'> {
  readonly name: string | null;
  readonly attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
}

/** The attributes of a tag that are known while compiling. One that has to be computed makes the page run as MDX. */
export function readProps(tag: Tag, page: CompileState): JsonObject {
  const props: JsonObject = {};
  for (const attribute of tag.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      compute(tag, attribute.data?.estree, page);
    } else if (attribute.value === null || attribute.value === undefined) {
      props[attribute.name] = true;
    } else if (typeof attribute.value === 'string') {
      props[attribute.name] = attribute.value;
    } else {
      const program = attribute.value.data?.estree;
      const known = staticValueOfProgram(program, page.scope.values);
      if (known) props[attribute.name] = known.value;
      else compute(tag, program, page, attribute.name);
    }
  }
  return props;
}

/** The attributes of a tag as the source of an object, and whether some have to be computed. */
export function propsSource(
  tag: Tag,
  { scope }: CompileState,
): { readonly source: string; readonly computed: boolean } {
  let computed = false;
  const parts = tag.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      computed = true;
      return attribute.value;
    }
    const key = JSON.stringify(attribute.name);
    const { value } = attribute;
    if (typeof value !== 'object' || value === null) return `${key}: ${JSON.stringify(value ?? true)}`;
    const known = staticValueOfProgram(value.data?.estree, scope.values);
    computed ||= known === undefined;
    return `${key}: ${known ? JSON.stringify(known.value) : `(${value.value})`}`;
  });
  return { source: `{ ${parts.join(', ')} }`, computed };
}

function compute(tag: Tag, program: Parameters<typeof freeNames>[0], page: CompileState, attribute?: string): void {
  const unknown = freeNames(program).find((name) => !isDeclared(name, page.scope));
  if (unknown === undefined) {
    page.needsMdx = true;
    return;
  }
  const where = attribute === undefined ? 'An attribute' : `The attribute \`${attribute}\``;
  page.problems.add(
    tag,
    `${where} of \`<${tag.name ?? ''}>\` uses \`${unknown}\`, which is not defined on this page.`,
    `Use a string in quotes or a literal in braces, or import \`${unknown}\`.`,
  );
}

/**
 * The attributes of a component as its schema reads them, without those that do not fit; each of these is a problem. `undefined`
 * when a required one is among them.
 */
export function parseProps<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  props: JsonObject,
  tag: Tag,
  page: CompileState,
): z.output<Schema> | undefined {
  const { fitting, issues } = fit(schema, props);
  const known = Object.keys(schema.shape);
  const mistyped: (string | undefined)[] = [];
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys' || issue.path.length > 0) continue;
    for (const key of issue.keys) unknownAttribute(name, key, known, tag, page);
    mistyped.push(...issue.keys.map((key) => nearest(key, known)));
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) continue;
    const [key = '', ...inner] = issue.path.map(String);
    const missing = !Object.hasOwn(props, key);
    if (missing && (isComputed(key, tag) || mistyped.includes(key))) continue;
    if (issue.code === 'invalid_value' && !missing) {
      const given = String(valueAt(props, issue.path));
      const what = `The attribute \`${issue.path.join('.')}\` of \`<${name}>\` cannot be \`${given}\`.`;
      page.problems.add(tag, what, suggest(given, issue.values.map(String)));
      continue;
    }
    const isText = issue.code === 'invalid_type' ? issue.expected === 'string' : typeof props[key] === 'string';
    const value = isText || missing ? '"…"' : '{…}';
    const remedy =
      inner.length === 0 ? `Write \`<${name} ${key}=${value}>\`.` : `Set \`${inner.join('.')}\` in \`${key}={…}\`.`;
    const what = missing
      ? `\`<${name}>\` is missing the attribute \`${key}\`.`
      : `The attribute \`${[key, ...inner].join('.')}\` of \`<${name}>\` is invalid: ${issue.message}.`;
    page.problems.add(tag, what, remedy);
  }
  return fitting;
}

/** The attributes that fit their schema (`undefined` when a required one does not), and what is wrong with the others. */
export function fit<Schema extends z.ZodObject>(
  schema: Schema,
  props: JsonObject,
): { readonly fitting: z.output<Schema> | undefined; readonly issues: readonly z.core.$ZodIssue[] } {
  const { data, error } = schema.safeParse(props);
  if (!error) return { fitting: data, issues: [] };
  const wrong = new Set(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1).map(String),
    ),
  );
  const others = Object.fromEntries(Object.entries(props).filter(([key]) => !wrong.has(key)));
  return { fitting: schema.safeParse(others).data, issues: error.issues };
}

/** Whether a value for the attribute may come up when the page runs. */
const isComputed = (key: string, { attributes }: Tag): boolean =>
  attributes.some((attribute) => attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === key);

/** The same for a use of a component, which may also have content where none may be. */
export function parseUse<Name extends ContentComponentName>(
  name: Name,
  tag: Tag & { readonly children: readonly unknown[] },
  page: CompileState,
): PropsOf<Name> | undefined {
  const component: ContentComponent = contentComponents[name];
  const schema: (typeof contentComponents)[Name]['props'] = contentComponents[name].props;
  if (component.inside === 'nothing' && tag.children.length > 0) {
    page.problems.add(tag, `\`<${name}>\` cannot have content.`, `Write \`<${name} … />\`, and put the text after it.`);
  }
  return parseProps(name, schema, readProps(tag, page), tag, page);
}

function unknownAttribute(name: string, key: string, known: readonly string[], tag: Tag, page: CompileState): void {
  page.problems.add(tag, `\`<${name}>\` has no attribute \`${key}\`.`, suggest(key, known), fixOf(key, known, tag));
}

function fixOf(key: string, known: readonly string[], tag: Tag): { replace: string; by: string } | undefined {
  const near = nearest(key, known);
  // The tree has no position for the attribute, but its name and `=` occur only once on the line of most tags.
  const isText = tag.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === key && attribute.value !== null,
  );
  return near !== undefined && isText ? { replace: ` ${key}=`, by: ` ${near}=` } : undefined;
}
