import { Tokenizer, TokenizerMode } from 'parse5';
import type { Token } from 'parse5';

/** An attribute as it is written. Its value is null without `=`. */
export interface HtmlAttribute {
  readonly name: string;
  readonly value: string | null;
}

/** A piece of HTML as browsers read it, before they make a tree of it. */
export type HtmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: readonly HtmlAttribute[];
      /** Whether it has no end tag. */
      readonly isLeaf: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'comment'; readonly value: string };

const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Reads the tags, texts and comments of HTML. The content of `raw` elements is one text. */
export function htmlTokens(html: string, raw = /^(?:script|style)$/): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let text = '';
  const add = (token?: HtmlToken): void => {
    if (text !== '') tokens.push({ kind: 'text', value: text });
    text = '';
    if (token) tokens.push(token);
  };
  const addText = ({ chars }: Token.CharacterToken): void => void (text += chars);
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: ({ tagName: name, selfClosing, attrs, location }) => {
        if (raw.test(name)) tokenizer.state = TokenizerMode.RAWTEXT;
        const attributes = attrs.map((attribute): HtmlAttribute => {
          const { startOffset = 0, endOffset = 0 } = location?.attrs?.[attribute.name] ?? {};
          const written = html.slice(startOffset, endOffset);
          // parse5 writes names in lower case, but those in SVG are not.
          const value = written.includes('=') ? attribute.value : null;
          return { name: written.slice(0, attribute.name.length), value };
        });
        add({ kind: 'open', name, attributes, isLeaf: selfClosing || isVoid.test(name) });
      },
      onEndTag: ({ tagName: name }) => add({ kind: 'close', name }),
      onComment: ({ data: value }) => add({ kind: 'comment', value }),
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onDoctype: () => undefined,
      onEof: () => add(),
    },
  );
  tokenizer.write(html, true);
  return tokens;
}
