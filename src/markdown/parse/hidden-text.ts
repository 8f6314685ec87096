import type { Root } from 'mdast';
import { addressInBrackets } from './syntax-messages';
import { walk } from '../walk';

/** Where Unicode has characters without meaning: the first of as many as ASCII has. */
const firstHidden = 0xee00;
const hidden = /[\uee00-\uee7f]/g;

const replacementOf = (mark: string): string =>
  mark.replace(/[\0-\x7f]/g, (character) => String.fromCharCode(firstHidden + character.charCodeAt(0)));

/**
 * Puts characters that mean nothing to the parser in the place of the mark that it stumbled over, or of the first character of the line
 * if there is none. An address in angle brackets is left without them, because it becomes a link like this. No character moves.
 */
export function hideAsText(lines: string[], line: number, column: number): void {
  const text = lines[line - 1] ?? '';
  const [before, rest] = [text.slice(0, column - 1), text.slice(column - 1)];
  const [bracketed, address] = addressInBrackets.exec(rest) ?? [];
  if (bracketed !== undefined && address !== undefined) {
    lines[line - 1] = `${before} ${address} ${rest.slice(bracketed.length)}`;
    return;
  }
  const mark = /^(?:<|\{+)/.exec(rest)?.[0] ?? rest.slice(0, 1);
  lines[line - 1] = before + replacementOf(mark) + rest.slice(mark.length);
}

/** Puts the characters back that were hidden from the parser. Code has entities for them, because they stand in text of its tags. */
export function showHidden(tree: Root): void {
  walk(tree, (node) => {
    restore(node, /Expression$/.test(node.type) ? entityOf : shownOf);
    if ('attributes' in node) for (const part of [node.attributes ?? []].flat()) restore(part, shownOf);
    return undefined;
  });
}

function restore(node: object, shown: (character: string) => string): void {
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'string') Object.assign(node, { [key]: value.replace(hidden, shown) });
}

const codeOf = (character: string): number => character.charCodeAt(0) - firstHidden;
const shownOf = (character: string): string => String.fromCharCode(codeOf(character));
const entityOf = (character: string): string => `&#${codeOf(character)};`;
