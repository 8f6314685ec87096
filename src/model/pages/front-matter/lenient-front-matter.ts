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

/** The day of a time, or of a date in any form that JavaScript reads. */
function daysIn(value: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?![\d-])/.exec(value) ?? [];
  if (year !== '') return [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`];
  const time = /\d{4}/.test(value) ? Date.parse(`${value} UTC`) : NaN;
  return Number.isNaN(time) ? [] : [new Date(time).toISOString().slice(0, 10)];
}
