import { toString } from 'mdast-util-to-string';
import type { ListItem, PhrasingContent, Root, TableRow } from 'mdast';
import type { Definition, Heading } from '../../model/types';
import { walk } from '../walk';
import { inlineCode } from './sections';

/** What definitions depend on beside the text. */
export interface Defining {
  readonly title: string;
  /** Whether the page shows how to do what others define. */
  readonly mentionsOnly: boolean;
}

/**
 * Names that the sections of a page define: in headings, as keys of tables, by `def` and `class` in code, and files that a section
 * is about.
 */
export function collectDefinitions(
  tree: Root,
  headings: readonly Heading[],
  { title, mentionsOnly }: Defining = { title: '', mentionsOnly: false },
): Definition[] {
  const found = new Map<string, Definition>();
  let anchor = '';
  let topic = title;
  let next = 0;
  /** The code in the text of the section so far. */
  const namedInText = new Set<string>();
  const add = (kind: Definition['kind'], name: string, given: Definition['by'] = 'text', at = anchor): void => {
    const by = mentionsOnly ? 'mention' : given;
    const key = `${at} ${name}`;
    const known = found.get(key);
    if (!known) found.set(key, { anchor: at, kind, name, by });
    else if (order.indexOf(by) < order.indexOf(known.by)) found.set(key, { ...known, by });
  };
  walk(tree, (node) => {
    if ('data' in node && node.data?.unsearched === true) return undefined;
    if (node.type === 'heading') {
      anchor = headings[next]?.id ?? anchor;
      topic = headings[next]?.text ?? topic;
      next += 1;
      namedInText.clear();
      const codes = inlineCode(node);
      for (const code of codes)
        add(isCall.test(code) ? 'method' : 'name', nameOf(code), code === toString(node) ? 'reference' : 'text');
    }
    if (node.type === 'inlineCode') namedInText.add(node.value);
    if (node.type === 'inlineCode' && isAbout(topic, node.value)) add('name', node.value);
    if (node.type === 'inlineCode' && isCall.test(node.value) && isInWords(topic, nameOf(node.value)))
      add('method', nameOf(node.value));
    if (node.type === 'table' && node.data?.reference) {
      for (const { kind, name } of node.data.reference) add(kind, name, 'reference');
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const kind = head && listsProperties.test(toString(head.children[0])) ? 'property' : 'name';
      const by = node.data?.message === true ? 'mention' : 'text';
      for (const { key, at } of keysOf(rows))
        add(isConstant.test(key) ? 'name' : kind, key, by, headings.some(({ id }) => id === at) ? at : anchor);
    }
    if (node.type === 'listItem') for (const name of explainedIn(node)) add('name', name);
    if (node.type === 'code')
      for (const [kind, name] of definedIn(node.value)) add(kind, name, isInWords(topic, name) ? 'text' : 'mention');
    if (node.type === 'code')
      for (const name of basesIn(node.value)) if (namedInText.has(name)) add('class', name, 'mention');
    return undefined;
  });
  return [...found.values()];
}

/** The stronger first. */
const order: readonly Definition['by'][] = ['reference', 'text', 'mention'];

const fileName = /^([a-z]{4,}?)s?\.(?:json|ya?ml|toml|py|js|ts)$/;

/** Whether a section or page of this title is about the file: Integration manifest, `manifest.json`. */
function isAbout(title: string, file: string): boolean {
  const [, stem] = fileName.exec(file) ?? [];
  return stem !== undefined && new RegExp(`\\b${stem}`, 'i').test(title);
}

/** Whether a heading says what a function does, by its name: Setting up an entry, `async_setup_entry`. */
const isInWords = (title: string, name: string): boolean => lettersOf(title) === lettersOf(name.replace(/^async_/, ''));

/** The letters of all words but articles, without the endings that a heading adds to the words of a name. */
const lettersOf = (text: string): string =>
  (text.toLowerCase().match(/[a-z\d]+/g) ?? [])
    .filter((word) => !/^(?:an?|the)$/.test(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/([bdgmnprt])\1ing$|(?<=..)(?:ing|e?s|e)$/, '$1'))
    .join('');

/** What the first column of a table of properties is called; others list architectures, events, states, … */
const listsProperties = /^(?:argument|attribute|field|key|member|name|option|parameter|property|setting|variable)s?$/i;
const isConstant = /^[A-Z][A-Z\d_]*$/;
const isCall = /^[\w.$]+\(/;
/** `hass.callService(domain, data)` → hass.callService */
const nameOf = (code: string): string => code.replace(/^([\w.$]+)\(.*$/s, '$1');

/** The code at the beginning of the first cell of each row, and the section that it is a link to. */
function keysOf(rows: readonly TableRow[]): { readonly key: string; readonly at?: string }[] {
  return rows.flatMap((row) => {
    const first: PhrasingContent | undefined = row.children[0]?.children[0];
    const isLink = first?.type === 'link' && first.url.startsWith('#');
    const name = isLink ? first.children[0] : first;
    if (name?.type !== 'inlineCode' || !isName.test(name.value)) return [];
    return [{ key: name.value, ...(isLink ? { at: first.url.slice(1) } : {}) }];
  });
}

/** The code that a list item begins with, when what follows explains it: - `name`: … */
function explainedIn({ children: [first] }: ListItem): string[] {
  const [code, after] = first?.type === 'paragraph' ? first.children : [];
  if (code?.type !== 'inlineCode' || after?.type !== 'text') return [];
  return isName.test(code.value) && /^\s?[:,(–-]/.test(after.value) ? [code.value] : [];
}

/** A value in the first column, such as `"on"` or `1.5`, is nothing that a reader looks up by its name. */
const isName = /^[A-Za-z_][\w.-]*$/;
const definition = /^[ \t]*(?:async[ \t]+)?(def|class)[ \t]+(\w+)/gm;
/** `__init__` and classes that stand for the reader's own define nothing. */
const notOurs = /^__|^(?:My|Example|Hello)[A-Z]/;

const derived = /^[ \t]*class[ \t]+\w+\(([^)]*)\):/gm;

/**
 * The classes that those of a sample derive from: `MyCoordinator(DataUpdateCoordinator[MyData])`. A section that also names such a
 * class in its text explains it, although it defines another.
 */
const basesIn = (code: string): string[] =>
  Array.from(code.matchAll(derived), ([, list = '']) => list.replace(/\[[^\]]*\]+/g, '').split(/,\s*/)).flat();

function definedIn(code: string): [Definition['kind'], string][] {
  return Array.from(code.matchAll(definition), ([, keyword, name = '']): [Definition['kind'], string] => [
    keyword === 'class' ? 'class' : 'method',
    name,
  ]).filter(([, name]) => !notOurs.test(name));
}
