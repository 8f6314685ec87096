import { z } from 'zod';
import { hasAllowedScheme, absoluteAddress } from './addresses/schemes';
import { navbarFile } from './navigation/navbar';
import { plainHtml } from './plain-html';
import { sidebarsFile } from './navigation/sidebar-items';

const label = z.string().min(1).describe('Text that readers see.');
const href = absoluteAddress.min(1).describe('Address: on this site from `/` on, or of another site.');

const footerLink = z.strictObject({ label, href });
/** A link, or markup in the place of one. */
const footerItem = z.union([footerLink, z.strictObject({ html: plainHtml.describe('Text, links and pictures.') })]);
export const footerFile = z.strictObject({
  columns: z
    .array(z.strictObject({ title: label, items: z.array(footerItem).min(1).describe('The links of the column.') }))
    .describe('Links side by side, each column with a title.'),
  hosting: footerLink.optional().describe('Who hosts the site. Absent: nothing is said of it.'),
  copyright: plainHtml
    .optional()
    .describe('Stands in the place of the usual line. May have links and words set off in HTML.'),
});

const announcementFile = z
  .strictObject({
    id: z.string().min(1).describe('What readers have closed, so a new id shows it again.'),
    text: label,
    link: footerLink.optional().describe('Stands behind the text.'),
    closeable: z.boolean().describe('Whether readers can close it.'),
    html: plainHtml.optional().describe('Stands in the place of the text and its link.'),
  })
  .nullable()
  .describe('The bar above the navbar; `null` for none.');

const author = z.strictObject({
  name: label,
  title: label.optional().describe('What the author does.'),
  url: z.url().refine(hasAllowedScheme).optional().describe('Where the name leads.'),
  page: label
    .optional()
    .describe("Last part of the address of the page that lists the author's posts, in a tree made for Docusaurus."),
});

/** `data/authors.yml`: key → who stands under a post. */
export const authorsFile = z.record(z.string(), author);

/** Pictures that a start on the home page may have. */
const homeIcons = [
  'package',
  'window',
  'dashboard',
  'voice',
  'phone',
  'chip',
  'table',
  'names',
  'endpoints',
  'calendar',
] as const;
export type HomeIcon = (typeof homeIcons)[number];

const start = z.strictObject({
  icon: z.enum(homeIcons).describe('Picture beside it.'),
  label,
  href,
  text: label.describe('A sentence below the label.'),
});
export const homeFile = z.strictObject({
  actions: z.array(footerLink).describe('Links at the top of the home page.'),
  starts: z.array(start).describe('What a visitor may want to build.'),
  lookups: z.array(start).default([]).describe('Where to look something up.'),
  popular: z
    .array(footerLink)
    .default([])
    .describe('Pages that the search box offers before a reader has typed or visited anything.'),
});

export const redirectsFile = z.array(
  z.strictObject({
    from: z
      .string()
      .startsWith('/', 'must start with `/`')
      .refine((from) => !from.includes(':splat'), 'must end with `/*`, for which `:splat` stands in `to`')
      .describe('The old address. It may end in `/*`, for all addresses below it.'),
    to: z
      .string()
      .regex(/^(?:\/|https?:\/\/[^/])/, 'must start with `/`, or with `https://` for another site')
      .describe('The new address, here or on another site; `:splat` stands for what `/*` has matched.'),
  }),
);

/** `data/terms.yml`: how a term is written → forms of it that are not. */
const termsFile = z.record(z.string(), z.array(label).min(1));

/** `data/abbreviations.yml`: what a thing is called for short → how texts call it, so that search finds it by both. */
const abbreviationsFile = z.record(z.string(), z.array(label).min(1));

/** What tags are called and where they are listed, in a tree made for Docusaurus: by the folder of a blog or by `tagsKey` of docs, then by tag. */
const tagsFile = z.record(
  z.string(),
  z.record(
    z.string(),
    z.strictObject({
      label: label.optional().describe('Text that readers see.'),
      permalink: label.optional().describe('Part of the address of its list.'),
      description: z.string().optional().describe('Sentence above its list.'),
    }),
  ),
);

/** The files of `data/`, by name without extension. */
export const dataFiles = {
  sidebars: sidebarsFile,
  navbar: navbarFile,
  footer: footerFile,
  home: homeFile,
  announcement: announcementFile,
  authors: authorsFile,
  redirects: redirectsFile,
  tags: tagsFile,
  terms: termsFile,
  abbreviations: abbreviationsFile,
} as const;

export type SiteData = { readonly [Name in keyof typeof dataFiles]: z.infer<(typeof dataFiles)[Name]> };
export type DataFileName = keyof SiteData;

/** The schema of a data file, typed by its name. */
export const schemaOf = <Name extends DataFileName>(name: Name): z.ZodType<SiteData[Name]> => schemas[name];

const schemas: { readonly [Name in DataFileName]: z.ZodType<SiteData[Name]> } = dataFiles;
