import { toString } from 'mdast-util-to-string';
import type { ListItem, Nodes, PhrasingContent, Root, TableRow } from 'mdast';
import type { Definition, Heading } from '../model/types';
import { walk } from './walk';

/** Names that the sections of a page define: in headings, as keys of tables, and by `def` and `class` in code. */
export function collectDefinitions(tree: Root, headings: readonly Heading[]): Definition[] {
  const found = new Map<string, Definition>();
  let anchor = '';
  let next = 0;
  const add = (kind: Definition['kind'], name: string): void => {
    const key = `${anchor} ${name}`;
    if (!found.has(key)) found.set(key, { anchor, kind, name });
  };
  walk(tree, (node) => {
    if ('data' in node && node.data?.unsearched === true) return undefined;
    if (node.type === 'heading') {
      anchor = headings[next]?.id ?? anchor;
      next += 1;
      for (const code of inlineCode(node)) add(isCall.test(code) ? 'method' : 'name', nameOf(code));
    }
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const kind = head && listsProperties.test(toString(head.children[0])) ? 'property' : 'name';
      for (const key of keysOf(rows)) add(isConstant.test(key) ? 'name' : kind, key);
    }
    if (node.type === 'listItem') for (const name of explainedIn(node)) add('name', name);
    if (node.type === 'code') for (const [kind, name] of definedIn(node.value)) add(kind, name);
    return undefined;
  });
  return [...found.values()];
}

/** What the first column of a table of properties is called; others list architectures, events, states, … */
const listsProperties = /^(?:argument|attribute|field|key|member|name|option|parameter|property|setting|variable)s?$/i;
const isConstant = /^[A-Z][A-Z\d_]*$/;
const isCall = /^[\w.$]+\(/;
/** `hass.callService(domain, data)` → hass.callService */
const nameOf = (code: string): string => code.replace(/^([\w.$]+)\(.*$/s, '$1');

function inlineCode(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(inlineCode) : [];
}

/** The code at the beginning of the first cell of each row. */
function keysOf(rows: readonly TableRow[]): string[] {
  return rows.flatMap((row) => {
    const first: PhrasingContent | undefined = row.children[0]?.children[0];
    return first?.type === 'inlineCode' && isName.test(first.value) ? [first.value] : [];
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

function definedIn(code: string): [Definition['kind'], string][] {
  return Array.from(code.matchAll(definition), ([, keyword, name = '']): [Definition['kind'], string] => [
    keyword === 'class' ? 'class' : 'method',
    name,
  ]).filter(([, name]) => !notOurs.test(name));
}
