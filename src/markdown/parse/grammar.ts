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
import { defaultSyntax } from '../../config/site-config';
import type { MarkdownSyntax } from '../../config/site-config';
import { remarkMath } from '../math/formulas';
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

/** The parser for texts with or without bare addresses and formulas, as MDX or as plain Markdown with HTML. */
const grammarOf = (addresses: boolean, formulas: boolean, mdx: boolean): Parser => {
  const extensions = [addresses ? remarkGfm : gfmWithoutAddresses, ...(formulas ? [remarkMath()] : [])];
  const grammar = unified().use(remarkParse).use(extensions).use(remarkDirective);
  return mdx ? grammar.use(remarkMdx).freeze() : grammar.freeze();
};
interface Parser {
  parse: (text: string) => Root;
}
interface Grammars {
  readonly plain: Parser;
  readonly withAddresses: Parser;
}
const grammarsOf = (formulas: boolean, mdx: boolean): Grammars => ({
  plain: grammarOf(false, formulas, mdx),
  withAddresses: grammarOf(true, formulas, mdx),
});
const usual = grammarsOf(false, true);
const others = new Map<string, Grammars>();

function grammarsFor(math: boolean, mdx: boolean): Grammars {
  if (mdx && !math) return usual;
  const key = `${math} ${mdx}`;
  const found = others.get(key) ?? grammarsOf(math, mdx);
  others.set(key, found);
  return found;
}

/** A processor with the usual grammar for plugins of a tree, which may parse other texts with it. */
export const newProcessor = (): Processor<Root> => whole();
const whole = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze();

const writtenLink = /(?<!\\)\[[^\][\n]*\]\([^\s()<>]+\)/g;
const address = /https?:\/\/|www\.|[\w.+-]@[\w-]/i;

/** Text → syntax tree; throws at the first mistake. Bare addresses become links only where there may be some. */
export function parseText(text: string, { math }: Pick<MarkdownSyntax, 'math'> = defaultSyntax, mdx = true): Root {
  const { plain, withAddresses } = grammarsFor(math, mdx);
  return (address.test(withoutCode(text).replace(writtenLink, '')) ? withAddresses : plain).parse(text);
}
