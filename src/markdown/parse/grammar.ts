import type { Root } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Processor } from 'unified';
import { usualSyntax } from '../../model/markdown-syntax';
import type { MarkdownSyntax } from '../../model/markdown-syntax';
import { remarkMath } from '../math/remark-math';
import { withoutCode } from './preprocess';

/** GFM without bare addresses, because to find those, remark-gfm tries every letter of a text as the start of one. */
function gfmWithoutAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    ...[gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ];
}

/** The parser for texts with or without bare addresses and formulas. */
const grammarOf = (addresses: boolean, formulas: boolean): Parser => {
  const extensions = [addresses ? remarkGfm : gfmWithoutAddresses, ...(formulas ? [remarkMath()] : [])];
  return unified().use(remarkParse).use(extensions).use(remarkDirective).use(remarkMdx).freeze();
};
interface Parser {
  parse: (text: string) => Root;
}
interface Grammars {
  readonly plain: Parser;
  readonly withAddresses: Parser;
}
const grammarsOf = (formulas: boolean): Grammars => ({
  plain: grammarOf(false, formulas),
  withAddresses: grammarOf(true, formulas),
});
const usual = grammarsOf(false);
let ofFormulas: Grammars | undefined;

const writtenLink = /(?<!\\)\[[^\][\n]*\]\([^\s()<>]+\)/g;
const address = /https?:\/\/|www\.|[\w.+-]@[\w-]/i;

/** Text → syntax tree; throws at the first mistake. Bare addresses become links only where there may be some. */
export function parseText(text: string, { math }: Pick<MarkdownSyntax, 'math'> = usualSyntax): Root {
  const { plain, withAddresses } = math ? (ofFormulas ??= grammarsOf(true)) : usual;
  return (address.test(withoutCode(text).replace(writtenLink, '')) ? withAddresses : plain).parse(text);
}
