import path from 'node:path';
import { z } from 'zod';

/** Translations of the strings of the user interface by their ids. `of` is the English text when they were made. */
export const translationsFile = z.record(
  z.string(),
  z.strictObject({ message: z.string().min(1), of: z.string().optional() }),
);
export type Translations = z.infer<typeof translationsFile>;

/** Where the translations into a language stand. */
export const translationsPath = (code: string): string => path.join('src/translations', `${code}.json`);
