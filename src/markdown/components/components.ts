import { z } from 'zod';

/** What a page may use without importing it: props as an author writes them, and what may stand inside. */
export interface ContentComponent {
  /** One sentence for authors; CONTRIBUTING.md lists the components. */
  readonly summary: string;
  readonly props: z.ZodObject;
  readonly inside: 'markdown' | 'nothing';
  /** A block stands on lines of its own: browsers end the paragraph before it, and React fails in a page that differs from its HTML. */
  readonly display: 'block' | 'inline';
  /** Only components of these names may be its direct children. */
  readonly only?: readonly string[];
  /** The compiler replaces it by Markdown (`expand-components.ts`), or the data layer by what stands in the sidebar, or it is a React component of the page. */
  readonly made: 'compiler' | 'sidebar' | 'page';
}

const text = z.string({ error: 'expected a string' }).min(1, { error: 'expected a string' });
const flag = z.boolean({ error: 'expected `true` or `false`' });
const size = z.union([z.number(), z.string()]);

/**
 * The registry: the one place where a component for pages is declared. `src/components/content/registry.tsx` maps those of
 * the page to React components, `expand-components.ts` those of the compiler to functions.
 */
export const contentComponents = {
  Tabs: {
    summary: 'Alternatives of which one shows; `groupId` keeps the choice, `queryString` puts it into the address.',
    props: z.strictObject({
      groupId: text.optional(),
      defaultValue: text.nullable().optional(),
      values: z.array(z.looseObject({ value: text, label: text.optional(), default: flag.optional() })).optional(),
      queryString: z.union([flag, text]).optional(),
      className: z.string().optional(),
      block: flag.optional(),
      lazy: flag.optional(),
    }),
    inside: 'markdown',
    display: 'block',
    only: ['TabItem'],
    made: 'page',
  },
  TabItem: {
    summary: 'One alternative of `Tabs`; `default` on the one that shows first.',
    props: z.strictObject({
      value: text,
      label: text.optional(),
      default: flag.optional(),
      className: z.string().optional(),
      attributes: z.looseObject({}).optional(),
    }),
    inside: 'markdown',
    display: 'block',
    made: 'page',
  },
  Interactive: {
    summary: 'Tables or a checklist that can be filtered; made by the components for reference data.',
    props: z.strictObject({
      kind: z.enum(['table', 'checklist']),
      choices: z.string().optional(),
      sources: z.string().optional(),
    }),
    inside: 'markdown',
    display: 'block',
    made: 'page',
  },
  Picture: {
    summary: 'A picture below docs/ or blog/, as `![…](file)` makes it.',
    props: z.strictObject({
      file: text,
      alt: z.string(),
      title: text.optional(),
      width: size.optional(),
      plain: flag.optional(),
    }),
    inside: 'nothing',
    display: 'inline',
    made: 'page',
  },
  DocCardList: {
    summary: 'The pages of the category that the page stands for, or stands in.',
    props: z.strictObject({ className: z.string().optional() }),
    inside: 'nothing',
    display: 'block',
    made: 'sidebar',
  },
  Admonition: {
    summary: 'The same as `:::note[Title]`; for places where colons cannot stand.',
    props: z.strictObject({
      type: text,
      title: text.optional(),
      icon: z.unknown().optional(),
      className: z.string().optional(),
    }),
    inside: 'markdown',
    display: 'block',
    made: 'compiler',
  },
  CodeBlock: {
    summary: 'The same as a fence; `{`…`}` inside, or a text that was imported.',
    props: z.strictObject({
      language: text.optional(),
      className: text.optional(),
      title: text.optional(),
      metastring: text.optional(),
      showLineNumbers: z.union([flag, z.number()]).optional(),
    }),
    inside: 'markdown',
    display: 'block',
    made: 'compiler',
  },
  Details: {
    summary: 'The same as `<details>` with a `<summary>`.',
    props: z.strictObject({ summary: text.optional(), open: flag.optional(), className: z.string().optional() }),
    inside: 'markdown',
    display: 'block',
    made: 'compiler',
  },
  ThemedImage: {
    summary: 'A picture with one version for light and one for dark.',
    props: z.strictObject({
      alt: text,
      sources: z.strictObject({ light: text, dark: text }, { error: 'expected `{ light: "…", dark: "…" }`' }),
      className: z.string().optional(),
      width: size.optional(),
      height: size.optional(),
    }),
    inside: 'nothing',
    display: 'inline',
    made: 'compiler',
  },
  Link: {
    summary: 'The same as a Markdown link.',
    props: z.strictObject({
      to: text.optional(),
      href: text.optional(),
      title: text.optional(),
      id: text.optional(),
      target: text.optional(),
      rel: text.optional(),
      className: z.string().optional(),
    }),
    inside: 'markdown',
    display: 'inline',
    made: 'compiler',
  },
  Translate: {
    summary: 'Its text, as it stands.',
    props: z.strictObject({ id: text.optional(), description: text.optional() }),
    inside: 'markdown',
    display: 'inline',
    made: 'compiler',
  },
} as const satisfies Record<string, ContentComponent>;

export type ContentComponentName = keyof typeof contentComponents;

/** Attributes of a component as its schema reads them. */
export type PropsOf<Name extends ContentComponentName> = z.output<(typeof contentComponents)[Name]['props']>;

/** Components that the compiler replaces. */
export type ExpandedName = {
  [Name in ContentComponentName]: (typeof contentComponents)[Name]['made'] extends 'compiler' ? Name : never;
}[ContentComponentName];

/** Narrows a name found in a page or in page data. */
export const isContentComponent = (name: string): name is ContentComponentName =>
  Object.hasOwn(contentComponents, name);

/** Narrows a name to those that expand. */
export const isExpanded = (name: string): name is ExpandedName =>
  isContentComponent(name) && contentComponents[name].made === 'compiler';
