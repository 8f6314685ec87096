import { z } from 'zod';
import type { Problem } from '../../problems/problems';
import { nearest } from '../../nearest';
import type { Json, JsonObject } from '../../types';
import type { YamlSource } from '../../yaml-source';

/** The keys of foreign front matter that fit the schema, as values that it takes; the rest are warnings. */
export function fittingKeys(
  written: JsonObject,
  schema: z.ZodObject,
  file: string,
  source: YamlSource,
): { readonly fitting: Record<string, unknown>; readonly problems: readonly Problem[] } {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const problems: Problem[] = [];
  const fitting: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(written)) {
    const warn = (what: string, remedy: string): number =>
      problems.push({ file, ...source.placeOf([key]), what, remedy, severity: 'warning' });
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) {
      const near = nearest(key, Object.keys(shape));
      const meant = near === undefined ? '' : ` Did you mean \`${near}\`?`;
      warn(`The key \`${key}\` has no effect.`, `The page keeps it as data.${meant}`);
      continue;
    }
    const accepted = readings(value).find((reading) => z.safeParse(field, reading).success);
    if (accepted !== undefined) fitting[key] = accepted;
    else if (value !== null) {
      const reason = z.safeParse(field, value).error?.issues[0]?.message ?? 'does not fit';
      warn(`\`${key}\` ${reason}. It is ignored.`, `Correct the value of \`${key}\`.`);
    }
  }
  return { fitting, problems };
}

/** What a value may be meant as: numbers are texts too, a time is on a day, words may stand behind commas. */
function readings(value: Json): Json[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [value, String(value)];
  if (typeof value !== 'string') return [value];
  const flag = value === 'true' || value === 'false' ? [value === 'true'] : [];
  return [value, ...daysIn(value), value.split(',').map((word) => word.trim()), ...flag];
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const time = String.raw`(?:(?:T| +)\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)? ?(?:[ap]m)? ?(?:Z|UTC|GMT|[+-]\d{1,2}(?::?\d\d)?)?)?$`;
const dateForms = [
  String.raw`^(?<year>\d{4})(?<mark>[-/])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`,
  String.raw`^(?<month>[a-z]{3,9})\.? +(?<day>\d{1,2}),? +(?<year>\d{4})`,
  String.raw`^(?<day>\d{1,2}) +(?<month>[a-z]{3,9})\.?,? +(?<year>\d{4})`,
].map((form) => new RegExp(form + time, 'i'));

/** The day of a date in one of the usual forms, with or without a time. `Date` would also find one in `Release 2024`. */
function daysIn(value: string): string[] {
  for (const form of dateForms) {
    const { year, month = '', day = '' } = form.exec(value)?.groups ?? {};
    if (year === undefined) continue;
    const named = months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
    return [`${year}-${(named === 0 ? month : String(named)).padStart(2, '0')}-${day.padStart(2, '0')}`];
  }
  return [];
}
