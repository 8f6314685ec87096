import type { Reference } from './reference';

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
