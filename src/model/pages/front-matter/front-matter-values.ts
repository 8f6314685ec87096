import { z } from 'zod';
import { linkAddress } from '../../addresses/schemes';

/** yyyy-mm-dd, a day of the calendar. */
export const isoDate = z.iso.date({ error: 'must be a valid date in the form yyyy-mm-dd' });

/** A day, or a day with a time, of which only the day counts. */
export const day = z
  .string()
  .transform((value) => value.slice(0, 10))
  .pipe(isoDate);

const label = z.string().min(1);

/** Words, or Docusaurus' `{ label, permalink }`. */
export const tagList = z.array(z.union([label, z.looseObject({ label }).transform((tag) => tag.label)]), {
  error: 'must be a list of strings',
});

/** Somebody under a post: a key of the authors' file, a person written out, or a key with other values. */
export interface WrittenAuthor {
  readonly key: string | undefined;
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly imageUrl: string | undefined;
}

const nobody: WrittenAuthor = {
  key: undefined,
  name: undefined,
  title: undefined,
  url: undefined,
  imageUrl: undefined,
};

const author = z.union([
  label.transform((key): WrittenAuthor => ({ ...nobody, key })),
  z
    .looseObject({
      key: label.optional(),
      name: label.optional(),
      title: z.string().optional(),
      url: linkAddress.optional(),
      image_url: linkAddress.optional(),
      imageURL: linkAddress.optional(),
    })
    .refine(({ key, name }) => (key ?? name) !== undefined)
    .transform(({ key, name, title, url, image_url: image, imageURL }): WrittenAuthor => ({
      key,
      name,
      title,
      url,
      imageUrl: image ?? imageURL,
    })),
]);

/** One author or several. */
export const authorList = z.union([author.transform((one) => [one]), z.array(author).min(1)], {
  error: 'must be a list of keys of data/authors.yml, or of people with a `name`',
});
