import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** A query and the pages, or sections, that answer it. */
export interface Gold {
  readonly kind: string;
  readonly query: string;
  readonly targets: readonly string[];
  /** Held out. These queries are measured, but never used to tune the ranking. */
  readonly heldOut: boolean;
}

const file = z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())])));

/** The gold set of our own content. */
export const ownGold = 'bench/search/gold.yml';

/** The gold set of a file. Half of it is held out by a rule that nobody can bend, the first bit of the query's digest. */
export function readGold(name = ownGold): Gold[] {
  const text = readFileSync(path.resolve(name), 'utf8');
  return Object.entries(file.parse(parse(text))).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, target]) => ({
      kind,
      query,
      targets: [target].flat(),
      heldOut: (createHash('sha256').update(query).digest()[0] ?? 0) >= 128,
    })),
  );
}

/** Targets that the site does not have; `addresses` are its pages and sections (`path#anchor`). */
export function missingTargets(gold: readonly Gold[], addresses: ReadonlySet<string>, name = ownGold): string[] {
  return gold.flatMap(({ kind, query, targets }) =>
    targets
      .filter((target) => !addresses.has(target))
      .map((target) => `${name}: ${kind}: "${query}" leads to ${target}, which does not exist.`),
  );
}
