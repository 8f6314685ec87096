import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/site-config';
import type { Dialect, PageContext } from '../markdown/page-context';
import { readFrontMatter, splitFrontMatter } from '../model/pages/front-matter/front-matter';
import { addressOfFile, pageFromMarkdown } from '../model/pages/pages';
import { emptyPage } from '../model/pages/source-page';
import type { Policy } from '../model/problems/problems';
import { loadReference } from '../model/reference/reference';
import type { LoadedReference, Reference } from '../model/reference/reference';
import { digestOf } from '../model/digest';
import { fileInTree } from './files/file-in-tree';
import { readMarkdown } from './files/kept-texts';
import { readContent } from './files/read-content';
import { writeChanged } from './files/write-file';
import { policyOf, readOrigin, originFile } from './origin';
import { readTransformed } from './transformed-pages';

/** What the pages of an opened tree are compiled with. */
interface TreeOfPages {
  readonly config: SiteConfig;
  readonly content?: { readonly dialect?: Dialect };
}

/** What pages may ask about the tree they stand in. Addresses are read from front matter, before anything is compiled. */
export class TreeContext implements PageContext {
  /** Our name of a folder and that of a foreign tree. */
  private readonly folders: readonly (readonly [string, string])[];
  readonly policy: Policy;
  private readonly components: ReadonlySet<string>;
  private readonly elements: readonly string[];
  private readonly furtherThemes: boolean;
  readonly transformed: PageContext['transformed'];
  private digests: { readonly of: unknown; readonly known: Map<string, string> } = { of: undefined, known: new Map() };

  constructor(
    readonly root: string,
    /** Page file → its address. */
    readonly addresses: Map<string, string | undefined>,
    /** Reference data of the tree, and its files as text; another when one of them changes. */
    public data: Pick<LoadedReference, 'reference' | 'texts'>,
    readonly config: SiteConfig,
    readonly dialect?: Dialect,
  ) {
    const origin = readOrigin(root);
    this.policy = policyOf(origin);
    this.components = new Set(origin?.components);
    this.elements = origin?.elements ?? [];
    this.furtherThemes = origin?.hasFurtherThemes === true;
    this.folders = Object.entries(origin?.folders ?? {});
    if (origin?.runsPlugins === true) {
      this.transformed = (file, body) => {
        const page = readTransformed(root, file);
        return page?.source === digestOf(body) ? page : undefined;
      };
    }
  }

  /** The context of a tree with these pages, by their texts. */
  static of(
    root: string,
    pages: ReadonlyMap<string, string>,
    data: Pick<LoadedReference, 'reference' | 'texts'>,
    { config, content: { dialect } = {} }: TreeOfPages,
  ): TreeContext {
    const tree = new TreeContext(root, new Map(), data, config, dialect);
    for (const [file, source] of pages) tree.note(file, source);
    return tree;
  }

  /** Takes in a new or changed page; returns whether it has another address now. */
  note(file: string, source: string): boolean {
    const before = this.addresses.get(file);
    const now = addressOfText(file, source, this);
    this.addresses.set(file, now);
    if (now !== before) this.firstFiles = undefined;
    return now !== before;
  }

  /**
   * The page that has the address of a later one, in a tree made for Docusaurus, which warns of that and shows the first; `undefined`
   * for a page that is shown.
   */
  shadowOf(file: string): string | undefined {
    const address = this.addresses.get(file);
    if (this.policy === 'strict' || address === undefined) return undefined;
    this.firstFiles ??= new Map([...this.addresses].reverse().map(([name, of]) => [of, name]));
    const first = this.firstFiles.get(address);
    return first === file ? undefined : first;
  }
  private firstFiles: ReadonlyMap<string | undefined, string> | undefined;

  /** Forgets pages and reference data whose files are gone. */
  forgetDeleted(): void {
    this.firstFiles = undefined;
    const isThere = (file: string): boolean => existsSync(path.join(this.root, file));
    for (const file of this.addresses.keys()) if (!isThere(file)) this.addresses.delete(file);
    const left = new Map([...this.data.texts].filter(([name]) => isThere(`data/${name}.yml`)));
    if (left.size < this.data.texts.size) this.data = loadReference(left);
  }

  get reference(): Reference {
    return this.data.reference;
  }

  /** Digest of a data file, by its path below `data/` without extension; of all files of a folder, whose path ends in `/`. */
  digestOfData(file: string): string {
    const { texts } = this.data;
    if (this.digests.of !== texts) this.digests = { of: texts, known: new Map() };
    const known = this.digests.known.get(file);
    if (known !== undefined) return known;
    const members = (): string[] => [...texts.keys()].filter((name) => name.startsWith(file)).sort();
    const digest = file.endsWith('/')
      ? digestOf(
          members()
            .map((name) => `${name} ${this.digestOfData(name)}`)
            .join(),
        )
      : digestOf(texts.get(file));
    this.digests.known.set(file, digest);
    return digest;
  }

  readonly isRule = (file: string): boolean => {
    const name = file.replace(/\.mdx?$/, '');
    return this.reference.single['quality-scale']?.rules.some(({ doc }) => name === `docs/${doc}`) === true;
  };

  readonly addressOf = (file: string): string | undefined => this.addresses.get(this.ownName(file));

  readonly ownName = (file: string): string => {
    const renamed = this.folders.find(([, theirs]) => file.startsWith(`${theirs}/`));
    return renamed ? renamed[0] + file.slice(renamed[1].length) : file;
  };

  readonly hasFile = (file: string): boolean =>
    this.addresses.has(file) || fileInTree(this.root, file, this.config) !== undefined;

  readonly hasFileBeside = (file: string): boolean => {
    const isRenamed = this.folders.some(([ours]) => file.startsWith(`${ours}/`));
    // The tree itself may have another folder under this name.
    return (!isRenamed || existsSync(path.join(this.root, file))) && this.hasFile(file);
  };

  readonly hasPackage = (name: string): boolean => existsSync(path.resolve('node_modules', name));

  readonly hasComponent = (name: string): boolean => this.components.has(name);

  readonly replacedElements = (): readonly string[] => this.elements;

  readonly hasFurtherThemes = (): boolean => this.furtherThemes;

  readonly pageFiles = (): string[] => [...this.addresses.keys()];

  readonly readText = (file: string): string | undefined => {
    const target = fileInTree(this.root, file, this.config);
    return target === undefined ? undefined : readMarkdown(this.root, target);
  };
}

/**
 * Front matter without these words cannot have the keys that an address follows from, however they are written. Most front
 * matter has none.
 */
const mayNameAddress = /\b(?:id|slug)\b|\\/;

/** A content tree, and the text of its pages by file. What is wrong with its data is for the check to say. */
export function readTree(
  contentDir: string,
  opened: TreeOfPages,
): {
  readonly pages: ReadonlyMap<string, string>;
  readonly tree: TreeContext;
} {
  const { pages, data } = readContent(contentDir, opened.config);
  return { pages, tree: TreeContext.of(contentDir, pages, loadReference(data), opened) };
}

/** Changes when a page gets another address, or the settings of the tree change, and so with what no file alone says. */
export const treeStateFile = path.resolve('.tmp/tree-state.txt');

/** Writes down the addresses and the settings. The bundler keeps what it has compiled until the file changes. */
export function keepTreeState({ root, addresses }: Pick<TreeContext, 'root' | 'addresses'>): void {
  const settings = readFileSync(path.join(root, originFile), 'utf8');
  const state = digestOf(JSON.stringify([settings, ...[...addresses].sort(([a], [b]) => (a < b ? -1 : 1))]));
  writeChanged(treeStateFile, state);
}

/** Address of a page by its file and its text; undefined for a file that is no page. */
export function addressOfText(
  file: string,
  source: string,
  { config, policy }: Pick<TreeContext, 'config' | 'policy'>,
): string | undefined {
  const { yaml } = splitFrontMatter(source);
  if (!mayNameAddress.test(yaml)) return addressOfFile(file, config);
  // The title may be a heading, which is not read here; the address does not depend on it.
  const compiled = { ...emptyPage, ownTitle: { text: file, line: 1 } };
  return (
    pageFromMarkdown(file, readFrontMatter(yaml, file), compiled, policy, config).page?.path ??
    addressOfFile(file, config)
  );
}
