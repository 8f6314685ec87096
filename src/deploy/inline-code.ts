import { policyHash } from '../model/digest';

/** Hashes of the scripts and style sheets that are written inside of pages. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineCode: InlineCode = { scripts: [], styles: [] };

const elements = /<(script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/gi;
/** A script with an address, or data that no browser runs. */
const isNotInline = /\ssrc\s*=|\stype\s*=\s*["']?(?!["']|module\b|text\/javascript\b|application\/javascript\b)/i;

/** What a page writes inside of it and a strict policy blocks. Takes the page as it is published. */
export function inlineCodeOf(html: string): InlineCode {
  const found = [...html.matchAll(elements)].map(([, name = '', attributes = '', text = '']) => ({
    isStyle: name.toLowerCase() === 'style',
    attributes,
    hash: policyHash(asBrowsersRead(text)),
  }));
  const scripts = found.filter(({ isStyle, attributes }) => !isStyle && !isNotInline.test(attributes));
  const styles = found.filter(({ isStyle }) => isStyle);
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

/** Browsers change the ends of lines before they compare hashes. */
const asBrowsersRead = (text: string): string => text.replace(/\r\n?/g, '\n');

const hashesOf = (found: readonly { readonly hash: string }[]): string[] => [...new Set(found.map(({ hash }) => hash))];
