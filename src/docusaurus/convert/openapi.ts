import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { isTag } from '../../markdown/nodes';
import type { Tag } from '../../markdown/components/props';
import * as made from '../../markdown/reference/nodes';
import { staticValueOfProgram } from '../../markdown/scope/static-value';
import { walk } from '../../markdown/walk';
import { optional } from '../config/config-schema';
import type { Field } from '../../model/reference/files/parts';

/** A schema of OpenAPI 3, whose parts that do not fit are left out. The generator writes a text where a schema is part of itself. */
interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly format?: string | undefined;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
}

const string = optional(z.string());
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { description: value } : value),
    z
      .object({
        type: optional(z.union([z.string(), z.array(z.string())])),
        ...{
          title: string,
          description: string,
          format: string,
          default: z.unknown().optional(),
          example: z.unknown().optional(),
        },
        ...{ enum: optional(z.array(z.unknown())), required: optional(z.array(z.string())) },
        ...{ properties: optional(z.record(z.string(), schema)), items: optional(schema) },
        ...{ allOf: optional(z.array(schema)), oneOf: optional(z.array(schema)), anyOf: optional(z.array(schema)) },
      })
      .catch({}),
  ),
);
const content = optional(z.record(z.string(), z.object({ schema: optional(schema), example: z.unknown().optional() })));
const withContent = z.object({ description: string, content });

const attributes = z.object({
  /** Of a heading. */
  ...{ as: string, id: string, children: string },
  /** Of an endpoint. */
  ...{ method: string, path: string },
  label: string,
  parameters: optional(
    z.array(
      z.object({
        ...{
          name: z.string(),
          in: z.string(),
          description: string,
          schema: optional(schema),
          example: z.unknown().optional(),
        },
        required: optional(z.boolean()),
      }),
    ),
  ),
  body: optional(withContent),
  responses: optional(
    z.record(z.string(), withContent.extend({ headers: optional(z.record(z.string(), z.unknown())) })),
  ),
});
type Attributes = z.infer<typeof attributes>;
type Blocks = readonly RootContent[];

const inside = (_: Attributes, children: Blocks): Blocks => children;
const nothing = (): Blocks => [];

/** What each element becomes. What asks a server or offers a file has no place in a page that only says what there is. */
const elements: Readonly<Record<string, (given: Attributes, children: Blocks) => Blocks>> = {
  Heading: ({ as, id, children }, inner) => {
    const depth = ([1, 2, 3, 4, 5, 6] as const).find((level) => as === `h${level}`) ?? 2;
    const title = made.text(children ?? toString({ type: 'root', children: [...inner] }).trim());
    return [id === undefined ? { type: 'heading', depth, children: [title] } : made.heading(depth, id, title)];
  },
  MethodEndpoint: ({ method = '', path = '' }) => [
    made.paragraph(
      made.methodBadge(method.toUpperCase()),
      made.text(' '),
      made.path(path.replace(/\{(.+?)\}/g, '<$1>')),
    ),
  ],
  ParamsDetails: ({ parameters = [] }) => {
    const rows = parameters.map(({ name, in: place, required = false, schema: type = {}, description, example }) => {
      const field = fieldOf(name, {
        ...type,
        description: description ?? type.description,
        example: example ?? type.example,
      });
      const named = made.fieldName({ ...field, optional: !required });
      return { cells: [named, [made.text(place)], [made.text(field.type ?? '–')], made.fieldText(field)] };
    });
    return rows.length === 0 ? [] : [made.table(['Parameter', 'In', 'Type', 'Description'], rows)];
  },
  RequestSchema: ({ body }) => [...sentence(body?.description), ...bodies('Body field', body?.content)],
  StatusCodes: ({ responses = {} }) =>
    Object.entries(responses).flatMap(([status, { description = '', content: forms, headers = {} }]) => [
      made.paragraph(made.strong(made.text(status)), made.text(' '), ...made.inline(onOneLine(description))),
      ...(Object.keys(headers).length === 0
        ? []
        : [made.paragraph(made.text('Sets the headers '), ...made.commas(Object.keys(headers)), made.text('.'))]),
      ...bodies('Response field', forms),
    ]),
  TabItem: ({ label }, children) => [
    ...(label === undefined ? [] : [made.paragraph(made.strong(made.text(label)))]),
    ...children,
  ],
  ...{ ApiTabs: inside, MimeTabs: inside, OperationTabs: inside, SchemaTabs: inside, Tabs: inside, Translate: inside },
  ...{ ApiLogo: nothing, Export: nothing, SecuritySchemes: nothing },
};

const importsOfTheme = /^import (\w+) from ["']@(?:theme|docusaurus)\/(?:.+\/)?(\w+)["'];?$/gm;
const generated =
  /@theme\/(?:ApiExplorer\/MethodEndpoint|ParamsDetails|RequestSchema|StatusCodes|ApiLogo|Export|SchemaTabs)\b/;

/**
 * Pages that `docusaurus-openapi-docs` generates are MDX whose elements get parts of an OpenAPI file as attributes. They become what our own
 * endpoints are: headings, text and tables, which search finds and which need no scripts.
 */
export function expandOpenApi(tree: Root): void {
  if (!tree.children.some((node) => node.type === 'mdxjsEsm' && generated.test(node.value))) return;
  const imported = new Map<string, string>();
  for (const node of tree.children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (node.type !== 'mdxjsEsm' || !program) continue;
    node.value = node.value.replace(importsOfTheme, (whole, name: string, of: string) => {
      if (!Object.hasOwn(elements, of)) return whole;
      imported.set(name, of);
      return '';
    });
    program.body = program.body.filter(
      (one) => one.type !== 'ImportDeclaration' || !one.specifiers.some(({ local }) => imported.has(local.name)),
    );
  }
  tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm' || node.value.trim() !== '');
  walk(tree, (node, index, parent) => {
    if (!isTag(node)) return undefined;
    const element = elements[imported.get(node.name ?? '') ?? ''];
    const given = attributesOf(node);
    if (given.children !== undefined && !element) {
      const others = node.attributes.filter((one) => !('name' in one && one.name === 'children'));
      Object.assign(node, { children: [made.text(given.children)], attributes: others });
    }
    if (!element) return undefined;
    const inner: Blocks = node.children;
    const blocks = element(given, inner);
    // What stands inside of the element has its own place.
    for (const block of blocks) if (!inner.includes(block)) made.placed(block, node.position);
    parent.children.splice(index, 1, ...blocks);
    return index;
  });
  // The title of an introduction stands behind its version.
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (title > 0) tree.children.unshift(...tree.children.splice(title, 1));
}

function attributesOf(tag: Tag): Attributes {
  const values = tag.attributes.flatMap((one) => {
    if (one.type !== 'mdxJsxAttribute') return [];
    const { name, value } = one;
    return [[name, typeof value === 'object' ? staticValueOfProgram(value?.data?.estree)?.value : value] as const];
  });
  return attributes.parse(Object.fromEntries(values));
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const sentence = (text = ''): Blocks => (text === '' ? [] : [made.paragraph(...made.inline(onOneLine(text)))]);

/** The fields of a body in each of its media types, with an example. */
const bodies = (title: string, forms: z.infer<typeof content>): Blocks =>
  Object.entries(forms ?? {}).flatMap(([type, { schema: of = {}, example = of.example }], _, all): Blocks => {
    const fields = fieldsOf(of, '', 0);
    return [
      ...(all.length > 1 ? [made.paragraph(made.code(type))] : []),
      ...sentence(of.description),
      ...(fields.length > 0 ? [made.fieldTable(title, fields)] : []),
      ...(example === undefined ? [] : [made.fence('json', JSON.stringify(example, null, 2), 'Example')]),
    ];
  });

/** Deeper than this, nobody reads a table. */
const deepest = 6;

/** The fields of a schema: those of an object by their names, of a list behind `[]`, and of other forms as what may be missing. */
function fieldsOf(of: Schema, before: string, depth: number): Field[] {
  if (depth > deepest) return [];
  const { properties = {}, required = [], items, allOf = [], oneOf = [], anyOf = [] } = of;
  const forms = [...oneOf, ...anyOf];
  return [
    ...Object.entries(properties).flatMap(([name, one]) => {
      const full = before === '' ? name : `${before}.${name}`;
      return [{ ...fieldOf(full, one), optional: !required.includes(name) }, ...fieldsOf(one, full, depth + 1)];
    }),
    ...(items ? fieldsOf(items, `${before}[]`, depth + 1) : []),
    ...allOf.flatMap((one) => fieldsOf(one, before, depth)),
    ...forms.flatMap((one) => fieldsOf(one, before, depth + 1).map((field) => ({ ...field, optional: true }))),
  ];
}

function fieldOf(name: string, of: Schema): Field {
  const { description = '', enum: values = of.items?.enum, default: fallback, example, format } = of;
  const shown = example === undefined ? '' : ` Example: \`${asText(example)}\`.`;
  const type = typeOf(of);
  return {
    name,
    ...(type === '' ? {} : { type: format === undefined ? type : `${type} (${format})` }),
    optional: false,
    ...(fallback === undefined ? {} : { default: asText(fallback) }),
    ...(values === undefined ? {} : { values: values.map(asText) }),
    description: onOneLine(description.replace(/(?<=[\p{L}\d)`])\s*$/u, '.') + shown),
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function typeOf({ type, properties, items, allOf = [], oneOf = [], anyOf = [] }: Schema): string {
  if (items) return `array of ${typeOf(items) || 'any'}`;
  if (type !== undefined) return [type].flat().join(' or ');
  if (properties) return 'object';
  const forms = [...new Set([...oneOf, ...anyOf].map(typeOf))].filter((one) => one !== '');
  return forms.length > 0 ? forms.join(' or ') : (allOf.map(typeOf).find((one) => one !== '') ?? '');
}
