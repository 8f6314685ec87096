import { z } from 'zod';
import { absoluteAddress } from '../addresses/schemes';
import { plainHtml } from '../plain-html';

const text = z.string().min(1);
const label = text.describe('Text that readers see.');
const docs = text.describe('Id of the docs that have versions; `default` for the main ones.');
const href = absoluteAddress.min(1);

/** What an entry is. */
const kind = <Name extends string>(name: Name) => z.literal(name).describe('Kind of the entry.');

const links = [
  z.strictObject({ type: kind('doc'), label, doc: text.describe('Id of the doc.') }),
  z.strictObject({ type: kind('docSidebar'), label, sidebar: text.describe('Name in sidebars.yml.') }),
  z
    .strictObject({ type: kind('version'), label, docs })
    .describe('The version of the docs that the reader is in, or the last one.'),
  z
    .strictObject({
      type: kind('link'),
      label,
      to: href.optional().describe('Address on this site.'),
      href: href.optional().describe('Address on another site.'),
    })
    .refine(({ to, href }) => (to ?? href) !== undefined, {
      error: 'leads nowhere',
      params: { remedy: 'Add `to` (an address on this site) or `href` (an address on another site).' },
    })
    .refine(({ to, href }) => to === undefined || href === undefined, {
      error: 'cannot have both `to` and `href`',
      params: { remedy: 'Keep `to` for an address on this site, or `href` for one on another site.' },
    }),
  z
    .strictObject({ type: kind('html'), label: plainHtml.describe('Text, links and pictures.') })
    .describe('Markup, in a tree made for Docusaurus.'),
] as const;

/** An entry that leads somewhere; a dropdown holds these only. */
const navbarLink = z.discriminatedUnion('type', links);
export type NavbarLink = z.infer<typeof navbarLink>;

/** An entry of the bar at the top of every page. Each names its kind. */
const navbarItem = z.discriminatedUnion('type', [
  ...links,
  z.strictObject({
    type: kind('dropdown'),
    label,
    items: z.array(navbarLink).min(1).describe('What the menu shows.'),
  }),
  z
    .strictObject({ type: kind('versions'), label, docs, items: z.array(navbarLink).describe('Further links.') })
    .describe('A menu of all versions of some docs, and further links. `label` is that of the last version.'),
  z.strictObject({ type: kind('search') }),
  z.strictObject({ type: kind('colorMode') }),
]);
export type NavbarItem = z.infer<typeof navbarItem>;

/** All entries that lead somewhere or are controls: those of the bar itself, and those of its menus. */
export const entriesOfBar = (items: readonly NavbarItem[]): (NavbarItem | NavbarLink)[] =>
  items.flatMap((item) => ('items' in item ? item.items : [item]));

/** `data/navbar.yml`. */
export const navbarFile = z.strictObject({
  items: z.array(navbarItem).min(1).describe('Entries from the left to the right.'),
});
