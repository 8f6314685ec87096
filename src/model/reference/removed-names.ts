import { lineAt } from './detect-uses';
import type { ReadCode } from './detect-uses';
import { escapeRegExp } from '../escape';
import type { RemovedNames } from './files/removed-names-file';
import { compareReleases } from './releases';
import { isObject, isText } from '../guards';

/** The monthly release after another one: `2024.12` → `2025.1`. */
export function releaseAfter(release: string): string {
  const [year = 0, month = 0] = release.split('.').map(Number);
  return month === 12 ? `${year + 1}.1` : `${year}.${month + 1}`;
}

/** The class of `hass`, whose attributes the data treat like the names of a module. */
const coreObject = 'homeassistant.core.HomeAssistant';

/** An import of something that a release no longer has. */
export interface EndingImport {
  readonly line: number;
  /** What is imported, with its module. */
  readonly name: string;
  /** The last release that has it. */
  readonly until: string;
  /** The module that has the name now. */
  readonly now: string | undefined;
}

/** What of the data the imports of code are compared with. */
export type Removals = Pick<RemovedNames, 'modules' | 'names' | 'elsewhere'>;

/** Reads the published file. Browsers do not load the schema of the data for it. */
export function parseRemoved(value: unknown): Removals {
  const parts = new Map(entriesOf(value));
  const releases = (names: unknown): Record<string, string[]> =>
    Object.fromEntries(entriesOf(names).map(([key, list]) => [key, textsIn(list)]));
  return {
    modules: Object.fromEntries(entriesOf(parts.get('modules')).map(([module, last]) => [module, String(last)])),
    names: Object.fromEntries(entriesOf(parts.get('names')).map(([module, names]) => [module, releases(names)])),
    elsewhere: releases(parts.get('elsewhere')),
  };
}

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);
/** The texts in a list from published data; none, if it is no list. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** The imports of Python code that stop existing, in the order of the code. */
export function endingImports(
  { facts, uses, text }: ReadCode,
  { modules, names, elsewhere }: Removals,
): EndingImport[] {
  const ofCore = facts.flatMap(({ text: fact, at }) => {
    const [, name] = /(?:^|\.)hass\.(\w+)$/.exec(fact) ?? [];
    return name === undefined ? [] : [{ of: coreObject, name, at }];
  });
  const found = [...uses, ...ofCore].flatMap(({ of, name, at }): EndingImport[] => {
    const module = modules[of] ?? modules[`${of}.${name}`];
    const [until] = Object.entries(names[of] ?? {}).find(([, gone]) => gone.includes(name)) ?? [];
    const last = module ?? until;
    if (last === undefined) return [];
    const [now, other] = until === undefined ? [] : (elsewhere[name] ?? []);
    return [{ line: lineAt(at, text), name: `${of}.${name}`, until: last, now: other === undefined ? now : undefined }];
  });
  const first = found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index);
  return first.sort((one, other) => one.line - other.line);
}

/** Constants, classes and asynchronous functions; other names may mean anything. */
const isDistinct = /^(?:async_\w+|[A-Z][A-Z\d]*_[A-Z\d_]+|[A-Z][a-z\d]+[A-Z]\w*)$/;

/** Names that no module contains now → the last release that has it. */
export function goneNames({ names, elsewhere, deprecated }: RemovedNames): Map<string, string> {
  const gone = new Map<string, string>();
  const kept = new Set([...Object.keys(elsewhere), ...Object.values(deprecated).flat()]);
  for (const byRelease of Object.values(names))
    for (const [release, ended] of Object.entries(byRelease))
      for (const name of ended)
        if (isDistinct.test(name) && !kept.has(name) && compareReleases(gone.get(name) ?? '0.0', release) > 0)
          gone.set(name, release);
  return gone;
}

/**
 * The last releases that have what the calendar of deprecations calls `what`: a name of a module, or its beginning and `*`. Several, if
 * modules removed it in different releases; none, if the data say nothing.
 */
export function endsOf(what: string, { modules, names }: RemovedNames): string[] {
  const module = modules[what];
  if (module !== undefined) return [module];
  const full = what.replace(/^hass\./, `${coreObject}.`);
  const [, of, last = ''] = /^(?:(homeassistant(?:\.\w+)*)\.)?(\w+\*?)$/.exec(full) ?? [];
  const ofModule = modules[of ?? ''];
  if (ofModule !== undefined) return [ofModule];
  if (of === undefined && !isDistinct.test(last.replace('*', 'X'))) return [];
  const pattern = new RegExp(`^${escapeRegExp(last).replace('\\*', '\\w+')}$`);
  const ends = Object.entries(names).flatMap(([name, byRelease]) =>
    of !== undefined && of !== name
      ? []
      : Object.entries(byRelease).flatMap(([release, ended]) =>
          ended.some((one) => pattern.test(one)) ? [release] : [],
        ),
  );
  return [...new Set(ends)].sort(compareReleases);
}
