import { z } from 'zod';
import { parse } from 'yaml';
import { kebabCase } from '../../model/pages/kebab-case';
import type { SiteData } from '../../model/site-data';
import type { Notes } from '../notes';

const person = z.looseObject({
  name: z.string().optional(),
  title: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
  page: z
    .union([z.boolean(), z.looseObject({ permalink: z.string().optional() })])
    .optional()
    .catch(undefined),
});

/** The authors' file of a Docusaurus blog. Values that do not fit are left out. `prefix` stands in front of keys. */
export function convertAuthors(yaml: string, notes: Notes, prefix = ''): SiteData['authors'] {
  const people = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(parse(yaml) ?? {});
  return Object.fromEntries(
    Object.entries(people).flatMap(([key, value]) => {
      const { name, title, url, image_url: imageUrl, page } = person.safeParse(value).data ?? {};
      if (value === null || typeof value !== 'object')
        notes.add(`authors.yml: ${key}`, 'is ignored because it is not a person');
      const isUrl = url !== undefined && URL.canParse(url);
      return [
        [
          prefix + key,
          {
            name: name ?? key,
            ...(title === undefined || title === '' ? {} : { title }),
            ...(isUrl ? { url } : {}),
            ...(imageUrl === undefined || imageUrl === '' ? {} : { imageUrl }),
            ...(page === undefined || page === false ? {} : { page: pageOf(key, page) }),
          },
        ],
      ];
    }),
  );
}

/** Last part of the address of an author's page. */
const pageOf = (key: string, page: true | { readonly permalink?: string | undefined }): string =>
  (page === true ? undefined : page.permalink?.replace(/^\/|\/$/g, '')) ?? kebabCase(key);
