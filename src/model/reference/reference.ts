import type { z } from 'zod';
import type { Problem } from '../problems/problems';
import { readDataFile } from '../yaml-schema';
import type { YamlSource } from '../yaml-source';
import type { EntityPlatform } from './files/entity-file';
import type { SupervisorGroup } from './files/http-api-file';
import { folderFiles, folderOf, readSingleFiles } from './files/reference-files';
import type { FolderName, SingleData } from './files/reference-files';

/** The reference material of a content tree. What the tree lacks is absent. */
export interface Reference {
  /** Platform → its description. */
  readonly entities: ReadonlyMap<string, EntityPlatform>;
  /** Group id → endpoints of the Supervisor. */
  readonly supervisorGroups: ReadonlyMap<string, SupervisorGroup>;
  readonly single: SingleData;
  /** Files with problems, as paths below `data/` without extension. What is missing because of them is not reported too. */
  readonly broken: ReadonlySet<string>;
}

/** Reference data as read: with the source of each file, for places and links. */
export interface LoadedReference {
  readonly reference: Reference;
  readonly problems: readonly Problem[];
  /** File (path below `data/` without extension) → its YAML. */
  readonly sources: ReadonlyMap<string, YamlSource>;
  /** The same files as text. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Path below the content folder. */
export const pathOfData = (name: string): string => `data/${name}.yml`;

/** Where a value of a data file stands; the start of a file that was not read. */
export const placeInReference = (
  sources: LoadedReference['sources'],
  name: string,
  path: readonly PropertyKey[],
): Pick<Problem, 'file' | 'line' | 'column'> => ({
  file: pathOfData(name),
  ...(sources.get(name)?.placeOf(path) ?? { line: 1, column: 1 }),
});

/** Texts of data files, by path below `data/` without extension → validated reference data; other files are passed over. */
export function loadReference(texts: ReadonlyMap<string, string>): LoadedReference {
  const problems: Problem[] = [];
  const broken = new Set<string>();
  const names = [...texts.keys()].sort((a, b) => a.localeCompare(b, 'en'));
  const sources = new Map<string, YamlSource>();
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const text = texts.get(name);
    if (text === undefined) return undefined;
    const file = readDataFile(text, pathOfData(name), schema);
    sources.set(name, file.source);
    if (file.problems.length > 0) broken.add(name);
    problems.push(...file.problems);
    return file.value;
  };
  /** Files are known by their names, which `key` of their contents repeats. */
  const readFolder = <Key extends string, T extends Readonly<Record<Key, string>>>(
    folder: FolderName,
    schema: z.ZodType<T>,
    key: Key,
  ): Map<string, T> => {
    const members = names.filter((name) => folderOf(name) === folder);
    return new Map(
      members.flatMap((name) => {
        const value = read(name, schema);
        if (value === undefined) return [];
        const own = name.slice(folder.length + 1);
        if (value[key] === own) return [[own, value]];
        broken.add(name);
        problems.push({
          ...placeInReference(sources, name, [key]),
          what: `The name of the file does not match its \`${key}\`.`,
          remedy: `Write \`${key}: ${own}\`, or rename the file to ${value[key]}.yml.`,
        });
        return [];
      }),
    );
  };
  const reference: Reference = {
    broken,
    entities: readFolder<'platform', EntityPlatform>('entities', folderFiles.entities, 'platform'),
    supervisorGroups: readFolder<'id', SupervisorGroup>('api/supervisor', folderFiles['api/supervisor'], 'id'),
    single: readSingleFiles(read),
  };
  return { reference, problems, sources, texts };
}

/** What a tree without reference data has. */
export const noReference: Reference = loadReference(new Map()).reference;

/**
 * Reference data that says which of its files it is asked for, as paths below `data/` without extension. A folder, with a slash at
 * the end, is asked for when all its members are.
 */
export const askedReference = (reference: Reference, ask: (file: string) => void): Reference => ({
  broken: reference.broken,
  entities: askedMap(reference.entities, 'entities/', ask),
  supervisorGroups: askedMap(reference.supervisorGroups, 'api/supervisor/', ask),
  single: new Proxy(reference.single, {
    get: (single, name): unknown => {
      ask(String(name));
      return Reflect.get(single, name);
    },
  }),
});

function askedMap<T>(members: ReadonlyMap<string, T>, folder: string, ask: (file: string) => void) {
  const all = (): ReadonlyMap<string, T> => {
    ask(folder);
    return members;
  };
  const member = (name: string): ReadonlyMap<string, T> => {
    ask(folder + name);
    return members;
  };
  return {
    get: (name: string) => member(name).get(name),
    has: (name: string) => member(name).has(name),
    get size() {
      return all().size;
    },
    keys: () => all().keys(),
    values: () => all().values(),
    entries: () => all().entries(),
    forEach: (visit: Parameters<ReadonlyMap<string, T>['forEach']>[0]) => all().forEach(visit),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  } satisfies ReadonlyMap<string, T>;
}
