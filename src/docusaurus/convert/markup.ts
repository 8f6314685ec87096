import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { escapeAttribute, escapeHtml } from '../../model/escape';
import { siteAddress } from './addresses';
import { isPlainHtml } from '../../model/plain-html';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements of which nothing is text. */
const silent = new Set(['script', 'style', 'iframe', 'svg', 'object', 'template', 'noscript', 'video']);

/** What markup of a tree has besides styles, scripts, and elements that data files may not have: its text, links and pictures. */
export const plainMarkup = (html: string): string => parseFragment(html).childNodes.map(markupOf).join('').trim();

const isAddress = (name: string): boolean => name === 'href' || name === 'src';

function markupOf(node: ChildNode): string {
  if ('value' in node) return escapeHtml(node.value);
  if (!('tagName' in node) || silent.has(node.tagName)) return '';
  const attributes = node.attrs
    .map(({ name, value }) => ` ${name}="${escapeAttribute(isAddress(name) ? siteAddress(value) : value)}"`)
    .filter((attribute) => isPlainHtml(`<a${attribute}>`));
  const start = `<${node.tagName}${attributes.join('')}>`;
  const inside = node.childNodes.map(markupOf).join('');
  if (!isPlainHtml(start)) return inside;
  return ['br', 'hr', 'img'].includes(node.tagName) ? start : `${start}${inside}</${node.tagName}>`;
}

/** Text of a piece of HTML, for places that show plain text. */
export const textOfHtml = (html: string): string =>
  parseFragment(html).childNodes.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: ChildNode): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node)) return '';
  return node.tagName === 'br' ? ' ' : node.childNodes.map(textOf).join('');
}
