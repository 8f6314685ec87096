import { z } from 'zod';
import type { NumberedNames } from '../../config/site-config';

const answer = z.looseObject({ filename: z.string(), numberPrefix: z.number().optional().catch(undefined) });
const isParser = (value: unknown): value is (name: string) => unknown => typeof value === 'function';

/**
 * What the option `numberPrefixParser` of docs says of the names in `files`, which are paths below their folder; `undefined` when it says
 * nothing special.
 */
export function numberedNames(parser: unknown, files: readonly string[]): NumberedNames | undefined {
  if (parser === false) return {};
  if (!isParser(parser)) return undefined;
  const parts = new Set(files.flatMap((file) => file.replace(/\.mdx?$/, '').split('/')));
  const named = [...parts].map((part) => {
    const { filename = part, numberPrefix } = answer.safeParse(parser(part)).data ?? {};
    return [part, { name: filename, ...(numberPrefix === undefined ? {} : { position: numberPrefix }) }] as const;
  });
  return Object.fromEntries(named.filter(([part, { name, position }]) => name !== part || position !== undefined));
}
