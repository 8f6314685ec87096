import { compareReleases } from '../../src/model/reference/releases';

/** The names of a module, as its stub has them. */
export interface StubModule {
  /** Names that code can import, those whose import logs a warning included. */
  readonly names: ReadonlySet<string>;
  /** The names among them that the module or its package defines. */
  readonly own: ReadonlySet<string>;
  /** Whether the stub lists only what `__all__` of the module has. Older ones do so without the list itself. */
  readonly isFiltered: boolean;
  readonly functions: ReadonlySet<string>;
  /** Attributes and methods: `Class.name`. */
  readonly members: ReadonlySet<string>;
  /** The names whose import logs a warning. */
  readonly deprecated: ReadonlySet<string>;
  /** What it imports from other modules of the platform: `module name`. */
  readonly uses: readonly string[];
}

const definition = /^(?:class|def|async def|type) (\w+)|^(\w+)(?=: | = )/;
const member = /^ {4}(?:(?:async )?def (\w+)|(\w+)(?=: | = ))/;
const fromImport = /^from (\.*)([\w.]*) import (.+)$/;

/** Reads a stub as stubgen writes them, with every statement of a module on one line. `file` is its path below the package. */
export function readStub(file: string, text: string): StubModule {
  const own = new Set<string>();
  const imported = new Set<string>();
  const deprecated = new Set<string>();
  const functions = new Set<string>();
  const members = new Set<string>();
  let className = '';
  const uses: string[] = [];
  let hasAll = false;
  for (const line of text.split('\n')) {
    hasAll ||= line.startsWith('__all__ = [');
    const from = fromImport.exec(line);
    if (from) {
      const [, dots = '', below = '', names = ''] = from;
      const module = dots === '' ? below : resolve(file, dots.length, below);
      for (const [, name = '', alias = ''] of names.matchAll(/(\w+)(?: as (\w+))?/g)) {
        // What a package imports from other packages is for its own use.
        if (alias === name && module.startsWith(moduleOf(file))) own.add(publicName(name));
        imported.add(publicName(name));
        uses.push(`${module} ${publicName(name)}`);
      }
      continue;
    }
    className = /^class (\w+)/.exec(line)?.[1] ?? (/^\S/.test(line) ? '' : className);
    const attribute = className === '' ? null : member.exec(line);
    if (attribute) members.add(`${className}.${attribute[1] ?? attribute[2] ?? ''}`);
    const match = definition.exec(line);
    const name = match?.[1] ?? match?.[2];
    if (name === undefined) continue;
    own.add(publicName(name));
    if (/^(?:async )?def /.test(line)) functions.add(name);
    if (publicName(name) !== name) deprecated.add(publicName(name));
  }
  const isFiltered = hasAll || (/^components\/\w+\/__init__\.pyi$/.test(file) && !own.has('async_setup'));
  return {
    names: new Set([...own, ...imported].filter(isPublic)),
    own,
    functions,
    members,
    deprecated,
    isFiltered,
    uses,
  };
}

/** A module keeps a deprecated name under another one, and warns who imports it. */
const publicName = (name: string): string => name.replace(/^_DEPRECATED_/, '');
/** Home Assistant calls the functions for the setup; nobody imports them. */
const isPublic = (name: string): boolean =>
  !/^_|^[A-Z]$|^(?:async_(?:setup|setup_entry|setup_platform|unload_entry|migrate_entry|remove_entry)|Incomplete)$/.test(
    name,
  );

/** `helpers/json.pyi` → `homeassistant.helpers.json`. */
export const moduleOf = (file: string): string =>
  `homeassistant/${file}`.replace(/(?:\/__init__)?\.pyi$/, '').replaceAll('/', '.');

function resolve(file: string, dots: number, below: string): string {
  const folders = `homeassistant/${file}`.split('/').slice(0, -dots);
  return [...folders, ...(below === '' ? [] : [below])].join('.');
}

/** What a later release no longer has. */
export interface Removed {
  /** Module → last release that has it. */
  readonly modules: ReadonlyMap<string, string>;
  /** Module → last release that has a name → these names. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** Removed name → modules that define it now; of many, the first two show that it is common. */
  readonly elsewhere: ReadonlyMap<string, readonly string[]>;
  /** Module → names that still work in the newest release, with a warning. */
  readonly deprecated: ReadonlyMap<string, readonly string[]>;
}

/** Compares the stubs of releases, oldest first. Each maps files to their stubs. */
export function removedNames(
  releases: readonly (readonly [release: string, files: ReadonlyMap<string, StubModule>])[],
  isInScope: (module: string) => boolean,
): Removed {
  const history = releases.map(([release, files]) => ({
    release,
    modules: new Map([...files].flatMap(([file, stub]) => [[moduleOf(file), stub], ...coreObject(file, stub)])),
    uses: new Set([...files.values()].flatMap((stub) => stub.uses)),
  }));
  const newest = history.at(-1);
  const all = new Set(history.flatMap(({ modules }) => [...modules.keys()].filter(isInScope)));
  const removedModules = new Map<string, string>();
  const names = new Map<string, Map<string, string[]>>();
  const deprecated = new Map<string, string[]>();
  for (const module of [...all].sort()) {
    const last = history.findLastIndex(({ modules }) => modules.has(module));
    if (last < history.length - 1) {
      // Without their package, the stubs may only lack what was not typed completely.
      if (newest?.modules.has(module.slice(0, module.lastIndexOf('.'))) === true)
        removedModules.set(module, history[last]?.release ?? '');
      continue;
    }
    const stubs = history.map(({ modules }) => modules.get(module));
    const warned = [...(stubs.at(-1)?.deprecated ?? [])].sort();
    if (warned.length > 0) deprecated.set(module, warned);
    for (const name of new Set(stubs.flatMap((stub) => [...(stub?.names ?? [])]))) {
      const lastWith = stubs.findLastIndex((stub) => stub?.names.has(name));
      if (lastWith === stubs.length - 1) continue;
      if (!stubs.some((stub) => stub?.own.has(name))) continue;
      // The stub of a module with `__all__` hides names that are still there, or are only deprecated now.
      const [stub, next] = stubs.slice(lastWith);
      if (next?.isFiltered === true && (stub?.isFiltered === false || stub?.functions.has(name) === false)) continue;
      if (history.slice(lastWith + 1).some(({ uses }) => uses.has(`${module} ${name}`))) continue;
      const byRelease = names.get(module) ?? new Map<string, string[]>();
      const release = history[lastWith]?.release ?? '';
      byRelease.set(release, [...(byRelease.get(release) ?? []), name].sort());
      names.set(module, byRelease);
    }
  }
  const gone = new Set([...names.values()].flatMap((byRelease) => [...byRelease.values()]).flat());
  const elsewhere = new Map<string, string[]>();
  for (const [module, { own, deprecated: warned }] of newest?.modules ?? []) {
    if (!isInScope(module)) continue;
    for (const name of own) {
      const known = elsewhere.get(name) ?? [];
      const isOfPackage = known.some((other) => module.startsWith(`${other}.`));
      if (gone.has(name) && !warned.has(name) && !isOfPackage && known.length < 2)
        elsewhere.set(name, [...known, module]);
    }
  }
  return { modules: removedModules, names: inReleaseOrder(names), elsewhere, deprecated };
}

/** `hass` is an object that all code gets, so its attributes are treated like the names of a module. */
function coreObject(file: string, stub: StubModule): [string, StubModule][] {
  if (file !== 'core.pyi') return [];
  const prefix = 'HomeAssistant.';
  const own = new Set(
    [...stub.members].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
  const nothing = new Set<string>();
  const object = { own, names: new Set([...own].filter(isPublic)), functions: nothing, members: nothing };
  return [['homeassistant.core.HomeAssistant', { ...object, deprecated: nothing, isFiltered: false, uses: [] }]];
}

const inReleaseOrder = (names: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>): Removed['names'] =>
  new Map(
    [...names].map(([module, byRelease]) => [
      module,
      new Map([...byRelease].sort(([one], [other]) => compareReleases(other, one))),
    ]),
  );

/** Whether a release still has a deprecated name: of the module that it names, or of the core, its classes and the helpers. */
export function isStillThere(name: string, files: ReadonlyMap<string, StubModule>): boolean {
  const modules = [...files];
  const [, method] = /^hass\.config_entries\.(\w+)$/.exec(name) ?? [];
  if (method !== undefined) return files.get('config_entries.pyi')?.members.has(`ConfigEntries.${method}`) === true;
  const full = name.replace(/^hass\./, 'homeassistant.core.HomeAssistant.').replace(/^@/, '');
  const [, of, last = ''] = /^(homeassistant(?:\.\w+)*)\.(\w+)$/.exec(full) ?? [];
  if (of === 'homeassistant.core.HomeAssistant')
    return files.get('core.pyi')?.members.has(`HomeAssistant.${last}`) === true;
  if (of !== undefined) return modules.some(([file, { names }]) => moduleOf(file) === of && names.has(last));
  return modules.some(
    ([file, { own, members }]) =>
      !file.startsWith('components/') &&
      (own.has(full) || (file === 'core.pyi' && [...members].some((one) => one.endsWith(`.${full}`)))),
  );
}
