import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compileMarkdown } from '../markdown/compile';
import type { PageContext } from '../markdown/page-context';
import { usedFiles } from '../markdown/reference/used-files';
import { moduleFile, treeFile } from '../markdown/links/site-paths';
import { policyOf, readOrigin } from '../docusaurus/origin';
import type { Policy } from '../model/policy';
import { readFrontMatter, splitFrontMatter } from '../model/pages/front-matter';
import { addressOfFile, pageFromMarkdown } from '../model/pages/pages';
import type { LoadedReference, Reference } from '../model/reference/reference';

/** Values of the front matter that an address may follow from. */
const movesPage = /^(?:id|slug|date):/m;

/** What pages may ask about the tree they stand in. Addresses are read from front matter, before anything is compiled. */
export class TreeContext implements PageContext {
  /** Our name of a folder and that of a foreign tree. */
  private readonly folders: readonly (readonly [string, string])[];
  readonly policy: Policy;

  constructor(
    readonly root: string,
    /** Page file → its address. */
    readonly addresses: Map<string, string | undefined>,
    /** Reference data of the tree, and its files as text; another when one of them changes. */
    public data: Pick<LoadedReference, 'reference' | 'texts'>,
  ) {
    this.policy = policyOf(root);
    this.folders = Object.entries(readOrigin(root)?.folders ?? {});
  }

  /** The context of a tree with these pages, by their texts. */
  static of(
    root: string,
    pages: ReadonlyMap<string, string>,
    data: Pick<LoadedReference, 'reference' | 'texts'>,
  ): TreeContext {
    const policy = policyOf(root);
    const addresses = [...pages].map(([file, source]) => [file, addressOfPage(file, source, policy)] as const);
    return new TreeContext(root, new Map(addresses), data);
  }

  /** Takes in a new or changed page. */
  note(file: string, source: string): void {
    this.addresses.set(file, addressOfPage(file, source, this.policy));
  }

  get reference(): Reference {
    return this.data.reference;
  }

  readonly addressOf = (file: string): string | undefined => this.addresses.get(this.ownName(file));

  readonly ownName = (file: string): string => {
    const renamed = this.folders.find(([, theirs]) => file.startsWith(`${theirs}/`));
    return renamed ? renamed[0] + file.slice(renamed[1].length) : file;
  };

  readonly hasFile = (file: string): boolean =>
    this.addresses.has(file) || statSync(path.join(this.root, file), { throwIfNoEntry: false })?.isFile() === true;

  readonly pageFiles = (): string[] => [...this.addresses.keys()];

  readonly readText = (file: string): string | undefined => {
    const target = path.resolve(this.root, file);
    // A page may import what lies in its tree, and nothing else of the machine.
    if (!target.startsWith(this.root + path.sep) || !existsSync(target)) return undefined;
    return readFileSync(target, 'utf8');
  };

  /**
   * Changes when compiling a page with this text may have another result: its text, what it imports, what it links to, the
   * data files that its components name; and the same of what it includes.
   */
  keyOf(file: string, source: string): string {
    const hash = createHash('sha1');
    this.addTo(hash, file, source);
    for (const [partial, text] of this.partialsOf(file, source)) this.addTo(hash, partial, text);
    return hash.digest('hex');
  }

  /** Files whose change concerns a page: partials that it includes, and data files, by path below `data/` without extension. */
  usedBy(file: string, source: string): string[] {
    const partials = this.partialsOf(file, source);
    return [...new Set([...partials.keys(), ...[source, ...partials.values()].flatMap(usedFiles)])];
  }

  /** Partials that a page includes, directly or by way of others, with their texts; empty for those that are missing. */
  private partialsOf(file: string, source: string, found = new Map<string, string>()): Map<string, string> {
    for (const imported of importsIn(source)) {
      const named = /\.mdx?$/.test(imported) ? treeFile(imported, file) : undefined;
      const partial = named === undefined ? undefined : this.ownName(named);
      if (partial === undefined || found.has(partial)) continue;
      const text = this.readText(partial) ?? '';
      found.set(partial, text);
      this.partialsOf(partial, text, found);
    }
    return found;
  }

  private addTo(hash: Hash, file: string, source: string): void {
    hash.update(file).update('\0').update(source);
    const folder = path.posix.dirname(file);
    for (const imported of importsIn(source)) {
      const name = treeFile(imported.replace(/^@theme\//, '@site/src/theme/'), file);
      const found = name === undefined ? undefined : moduleFile(name, this.hasFile);
      // Of a module it matters that it is there, of data what it says.
      hash
        .update(`\0${found ?? ''}\0`)
        .update(found && name && /\.\w+$/.test(name) ? (this.readText(found) ?? '') : '');
    }
    for (const [, target = ''] of source.matchAll(/[("'\s]([^\s()"'#?]+\.mdx?)(?=[)#?"'\s])/g)) {
      const names = [
        path.posix.join(folder, target),
        target.replace(/^@site\/|^\//, ''),
        `${file.split('/')[0] ?? ''}/${target}`,
      ];
      hash.update('\0').update(names.map((name) => this.addressOf(name) ?? '').join(' '));
    }
    const { texts } = this.data;
    const used = usedFiles(source).flatMap((name) =>
      name.endsWith('/') ? [...texts.keys()].filter((other) => other.startsWith(name)).sort() : [name],
    );
    for (const name of used) hash.update('\0').update(texts.get(name) ?? '');
  }
}

/** Modules that a text imports, as it names them, without loaders. */
const importsIn = (source: string): string[] =>
  [...source.matchAll(/^import\s[^'"]*['"](?:.*!)?([^'"!]+)['"]/gm)].map(([, imported = '']) => imported);

const nothing = compileMarkdown('', '').compiled;

function addressOfPage(file: string, source: string, policy: Policy): string | undefined {
  const { yaml } = splitFrontMatter(source);
  if (!movesPage.test(yaml)) return addressOfFile(file);
  // The title may be a heading, which is not read here; the address does not depend on it.
  const compiled = { ...nothing, ownTitle: { text: file, line: 1 } };
  return pageFromMarkdown(file, readFrontMatter(yaml, file), compiled, policy).page?.path ?? addressOfFile(file);
}
