import { z } from 'zod';
import { parse } from 'yaml';
import type { SiteData } from '../../model/site-data';
import type { Notes } from '../notes';

const person = z.looseObject({
  name: z.string().optional(),
  title: z.string().optional(),
  url: z.string().optional(),
  image_url: z.string().optional(),
});

/** The authors' file of a Docusaurus blog. Values that do not fit are left out. */
export function convertAuthors(yaml: string, notes: Notes): SiteData['authors'] {
  const people = z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(parse(yaml) ?? {});
  return Object.fromEntries(
    Object.entries(people).flatMap(([key, value]) => {
      const { name, title, url, image_url: imageUrl } = person.safeParse(value).data ?? {};
      if (value === null || typeof value !== 'object')
        notes.add(`authors.yml: ${key}`, 'is ignored because it is not a person');
      const isUrl = url !== undefined && URL.canParse(url);
      return [
        [
          key,
          {
            name: name ?? key,
            ...(title === undefined || title === '' ? {} : { title }),
            ...(isUrl ? { url } : {}),
            ...(imageUrl === undefined || imageUrl === '' ? {} : { imageUrl }),
          },
        ],
      ];
    }),
  );
}
