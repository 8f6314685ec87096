import { z } from 'zod';
import { linkAddress } from '../addresses/schemes';

const text = z.string().min(1);
const href = linkAddress.min(1);

/** Entries that are links; a dropdown holds these only. */
const linkShapes = {
  doc: z.strictObject({ type: z.literal('doc'), label: text, doc: text }),
  docSidebar: z.strictObject({ type: z.literal('docSidebar'), label: text, sidebar: text }),
  /** The version of the docs that the reader is in, or the last one. */
  version: z.strictObject({ type: z.literal('version'), label: text, docs: text }),
  link: z
    .strictObject({ type: z.literal('link'), label: text, to: href.optional(), href: href.optional() })
    .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
      error: 'needs either `to` (an address on this site) or `href` (an address on another site)',
    }),
};
type LinkShape = (typeof linkShapes)[keyof typeof linkShapes];
/** An entry that leads somewhere. */
export type NavbarLink = z.infer<LinkShape>;

const navbarLink = itemOf<NavbarLink>(linkShapes);

const shapes = {
  ...linkShapes,
  dropdown: z.strictObject({ type: z.literal('dropdown'), label: text, items: z.array(navbarLink).min(1) }),
  /** A menu of all versions of some docs, and further links. `label` is that of the last version. */
  versions: z.strictObject({ type: z.literal('versions'), label: text, docs: text, items: z.array(navbarLink) }),
  search: z.strictObject({ type: z.literal('search') }),
  colorMode: z.strictObject({ type: z.literal('colorMode') }),
};
/** An entry of the bar at the top of every page. Each names its kind. */
export type NavbarItem = z.infer<(typeof shapes)[keyof typeof shapes]>;

export const navbarItem = itemOf<NavbarItem>(shapes);

/** `data/navbar.yml`. */
export const navbarFile = z.strictObject({ items: z.array(navbarItem).min(1) });

/** Checks an item by the shape of its type, so that every message can name the item. */
function itemOf<Item>(byType: Readonly<Record<string, z.ZodType<Item>>>): z.ZodType<Item> {
  return z.unknown().transform((value, context) => {
    const { type, label } = named.safeParse(value).data ?? {};
    const name = label === undefined ? 'a navbar item' : `the navbar item “${label}”`;
    const complain = (path: PropertyKey[], message: string): void => {
      context.issues.push({ code: 'custom', input: value, path, message });
    };
    const known = Object.keys(byType);
    const shape = type !== undefined && Object.hasOwn(byType, type) ? byType[type] : undefined;
    if (!shape) {
      if (type === undefined) complain([], `${name} has no type; use one of ${known.join(', ')}`);
      else complain(['type'], `${name} has the unknown type “${type}”; use one of ${known.join(', ')}`);
      return z.NEVER;
    }
    const result = shape.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      if (issue.code === 'custom' && issue.path.length > 0) complain(issue.path, issue.message);
      else complain(issue.path, `${name} (${type ?? ''}) ${fault(issue)}`);
    }
    return z.NEVER;
  });
}

const named = z.looseObject({ type: z.string().optional(), label: z.string().optional().catch(undefined) });

function fault(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has no key ${issue.keys.map((key) => `“${key}”`).join(', ')}`;
  if (issue.code === 'custom') return issue.message;
  return `needs a valid “${issue.path.map(String).join('.')}”`;
}
