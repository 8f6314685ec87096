/** A name of the platform that Python code imports or reads. Line and column are 1-based. */
export interface PythonUse {
  /** What has the name: a module, or a class that was imported from one. */
  readonly of: string;
  readonly name: string;
  readonly imported: boolean;
  readonly line: number;
  readonly column: number;
}

const literal = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;
const fromImport = /^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]*\)|[^\n]*)/gm;
const plainImport = /^[ \t]*import[ \t]+([\w.]+)(?:[ \t]+as[ \t]+(\w+))?/gm;
const chain = /(?<![\w.])(\w+)((?:\.\w+)+)/g;

/** All names below a package that Python code imports, and the attributes of these names that it reads. */
export function pythonUses(code: string, packageName: string): PythonUse[] {
  const text = code.replace(literal, blank);
  const isOurs = (module = ''): boolean => module === packageName || module.startsWith(`${packageName}.`);
  /** Name in this code → what it stands for. */
  const meanings = new Map<string, string>();
  const uses: PythonUse[] = [];
  const note = (of: string, name: string, imported: boolean, offset: number): void => {
    const before = text.slice(0, offset).split('\n');
    uses.push({ of, name, imported, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
  };
  for (const { 0: all, 1: module = '', 2: names = '', index } of text.matchAll(fromImport)) {
    for (const { 1: name = '', 2: alias = name, index: at } of names.matchAll(/(\w+)(?:[ \t]+as[ \t]+(\w+))?/g)) {
      meanings.set(alias, `${module}.${name}`);
      if (isOurs(module)) note(module, name, true, index + all.length - names.length + at);
    }
  }
  for (const { 1: module = '', 2: alias } of text.matchAll(plainImport)) {
    if (alias !== undefined) meanings.set(alias, module);
  }
  const body = text.replace(fromImport, blank).replace(plainImport, blank);
  for (const { 1: root = '', 2: attributes = '', index } of body.matchAll(chain)) {
    let of = meanings.get(root);
    let offset = index + root.length + 1;
    for (const name of isOurs(of) ? attributes.slice(1).split('.') : []) {
      note(of ?? '', name, false, offset);
      of = `${of}.${name}`;
      offset += name.length + 1;
    }
  }
  return uses;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
