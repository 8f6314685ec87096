import { z } from 'zod';

/** What a page may use without importing it: props as an author writes them, and what may stand inside. */
export interface ContentComponent {
  readonly props: z.ZodType;
  readonly inside: 'markdown' | 'nothing';
  /** Only components of these names may be its direct children. */
  readonly only?: readonly string[];
}

const text = z.string().min(1);

/** The registry. `src/components/content/registry.tsx` maps the same names to React components. */
export const contentComponents = {
  Tabs: {
    props: z.strictObject({ groupId: text.optional(), defaultValue: text.optional() }),
    inside: 'markdown',
    only: ['TabItem'],
  },
  TabItem: { props: z.strictObject({ value: text, label: text.optional() }), inside: 'markdown' },
  Interactive: {
    props: z.strictObject({ kind: z.enum(['table', 'checklist', 'api']), choices: z.string().optional() }),
    inside: 'markdown',
  },
  Picture: { props: z.strictObject({ file: text, alt: z.string(), title: text.optional() }), inside: 'nothing' },
} as const satisfies Record<string, ContentComponent>;

export type ContentComponentName = keyof typeof contentComponents;

/** Narrows a name found in a page or in page data. */
export const isContentComponent = (name: string): name is ContentComponentName =>
  Object.hasOwn(contentComponents, name);

/** HTML elements that a page may write as tags. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ' +
    'img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot ' +
    'th thead time tr u ul var video wbr'
  ).split(' '),
);
