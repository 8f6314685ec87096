import type { Root } from 'mdast';
import { addressInBrackets } from './syntax-messages';
import { walk } from '../walk';

/** Characters for private use, which mean nothing to the parser. Fonts of icons have some of them, so a page may, too. */
const privateUse = /[\ue000-\uf8ff]/g;
const asciiSize = 0x80;
const firstCodes = Array.from({ length: 0x1900 / asciiSize }, (_, at) => 0xe000 + at * asciiSize);

/** The first of as many characters for private use as ASCII has, none of which the text has. */
export function unusedCodes(text: string): number {
  const references = [...text.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)];
  const used = [
    ...[...text.matchAll(privateUse)].map(([character]) => character.charCodeAt(0)),
    ...references.map(([, hex, decimal]) => (hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))),
  ];
  return firstCodes.find((first) => !used.some((code) => code >= first && code < first + asciiSize)) ?? 0xee00;
}

const replacementOf = (mark: string, first: number): string =>
  mark.replace(/[\0-\x7f]/g, (character) => String.fromCharCode(first + character.charCodeAt(0)));

/**
 * Puts characters that mean nothing to the parser in the place of the mark that it stumbled over, or of the first character of the line
 * if there is none; `first` comes from `unusedCodes`. An address in angle brackets is left without them, because it becomes a link like
 * this. No character moves.
 */
export function hideAsText(lines: string[], line: number, column: number, first: number): void {
  const text = lines[line - 1] ?? '';
  const [before, rest] = [text.slice(0, column - 1), text.slice(column - 1)];
  const [bracketed, address] = addressInBrackets.exec(rest) ?? [];
  if (bracketed !== undefined && address !== undefined) {
    lines[line - 1] = `${before} ${address} ${rest.slice(bracketed.length)}`;
    return;
  }
  const mark = /^(?:<|\{+)/.exec(rest)?.[0] ?? rest.slice(0, 1);
  lines[line - 1] = before + replacementOf(mark, first) + rest.slice(mark.length);
}

/** Puts the characters back that were hidden from the parser. Code has entities for them, because they stand in text of its tags. */
export function showHidden(tree: Root, first: number): void {
  walk(tree, (node) => {
    restore(node, first, /Expression$/.test(node.type) ? entityOf : shownOf);
    if ('attributes' in node) for (const part of [node.attributes ?? []].flat()) restore(part, first, shownOf);
    return undefined;
  });
}

function restore(node: object, first: number, shown: (code: number) => string): void {
  const show = (character: string): string => {
    const code = character.charCodeAt(0) - first;
    return code >= 0 && code < asciiSize ? shown(code) : character;
  };
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'string') Object.assign(node, { [key]: value.replace(privateUse, show) });
}

const shownOf = (code: number): string => String.fromCharCode(code);
const entityOf = (code: number): string => `&#${code};`;
