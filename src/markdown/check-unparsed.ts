import type {
  Blockquote,
  FootnoteDefinition,
  Heading,
  ListItem,
  Nodes,
  Paragraph,
  Root,
  Strong,
  TableCell,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import { isTag } from './nodes';
import { placeAt } from './problem-list';
import type { ProblemList } from './problem-list';
import { walk } from './walk';

/**
 * Syntax that readers would see as it is written: alerts of GitHub, footnotes without text, links, boxes and bold text with a slip, and characters
 * whose name does not exist; and what they would not see: underscores of names, footnotes without a mark. `source` is the parsed text.
 */
export function checkUnparsed(tree: Root, source: string, problems: ProblemList): void {
  const footnotes: FootnoteDefinition[] = [];
  const marked = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'footnoteDefinition') footnotes.push(node);
    if (node.type === 'footnoteReference') marked.add(node.identifier);
    // A summary with a mistake is no child, and is told by itself.
    if (
      isTag(node) &&
      node.name === 'details' &&
      !node.children.some((child) => isTag(child) && child.name === 'summary') &&
      !/^<details\b[^<>]*>\s*<summary\b/.test(sourceOf(node, source))
    )
      problems.warn(
        node,
        '`<details>` has no `<summary>`, so browsers show a word of theirs in its place.',
        'Write `<summary>…</summary>` in the line below it.',
      );
    if (node.type === 'blockquote') checkAlert(node, source, problems);
    if (node.type === 'listItem') checkBox(node, source, problems);
    if (node.type === 'strong') checkName(node, source, problems);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      checkSlips(node, source, problems);
    return undefined;
  });
  for (const footnote of footnotes.filter(({ identifier }) => !marked.has(identifier))) {
    const mark = `[^${footnote.label ?? footnote.identifier}]`;
    const what = `The footnote \`${mark}\` is not shown because nothing refers to it.`;
    problems.warn(footnote, what, `Write \`${mark}\` in the text that it belongs to, or remove it.`);
  }
}

const sourceOf = ({ position }: Pick<Strong, 'position'>, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** The alerts of GitHub, by the admonitions that look like them. */
const alerts: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
};

function checkAlert({ children: [first] }: Blockquote, source: string, problems: ProblemList): void {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text') return;
  const [mark, type = ''] = /^\[!(\w+)\]/.exec(source.slice(text.position?.start.offset)) ?? [];
  const name = alerts[type.toUpperCase()];
  if (mark === undefined || name === undefined) return;
  problems.warn(
    text,
    `\`${mark}\` is an alert of GitHub, which is shown as it is written here.`,
    `Write \`:::${name}\` on a line above the text and \`:::\` on a line below it, without the \`>\`.`,
  );
}

/** The box of a task has a space or an x in it, and a space behind it. */
function checkBox({ checked, children: [first] }: ListItem, source: string, problems: ProblemList): void {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (typeof checked === 'boolean' || text?.type !== 'text') return;
  const [written, mark = ''] = /^\[([ x]?)\](?![([:])/i.exec(source.slice(text.position?.start.offset)) ?? [];
  if (written === undefined) return;
  const by = `[${mark || ' '}] `;
  const what = `\`${written}\` is shown as it is written, and not as the box of a task.`;
  problems.warn(text, what, `Write \`${by}\`, with a space behind it.`);
}

/** `__init__` is bold text in Markdown. Without spaces, it is more likely a name of Python. */
function checkName(node: Strong, source: string, problems: ProblemList): void {
  const written = sourceOf(node, source);
  if (!/^__\w+__$/.test(written)) return;
  const what = `\`${written}\` is bold text, without its underscores.`;
  const remedy = `Put a name in backticks, and write bold text as \`**${written.slice(2, -2)}**\`.`;
  problems.warn(node, what, remedy);
}

/** How an address begins; `(#123)` names an issue. */
const start = String.raw`(?:https?:|\.{0,2}/|#(?!\d+[)\]]))`;

interface Slip {
  readonly pattern: RegExp;
  /** Whether what fits the pattern is a slip; the default is that it is. */
  readonly isWrong?: (written: string) => boolean;
  readonly what: string;
  /** What was meant, from what is written. */
  readonly meant?: (written: string) => string;
  /** What to do, if it is more than to write what was meant. */
  readonly remedy?: (by: string) => string;
}

const encoded = (written: string): string =>
  written
    .replace(/#[^#()]*\)$/, (anchor) => anchor.replaceAll(/[ \t]+/g, '-').toLowerCase())
    .replace(/\]\([^()]*\)$/, (address) => address.replaceAll(/[ \t]/g, '%20'));
const encodedOrBracketed = (by: string): string => `Write \`${by}\`, or put the address between \`<\` and \`>\`.`;
const spaced = String.raw`[^()"'“”=<>\s]+(?:[ \t]+[^()"'“”=<>\s]+)+\)`;

const slips: readonly Slip[] = [
  {
    pattern: /(?<!\w)\*\*(?=[^*\n]*\p{L})(?:[ \t]+[^*\n]+|[^*\n]+[ \t]+)\*\*(?!\w)/gu,
    what: 'is not bold because of the spaces inside of its stars.',
    meant: (written) => `**${written.slice(2, -2).trim()}**`,
  },
  {
    // Several may be parameters of Python, as these two usually are.
    pattern: /(?=[*~])(?<![*~][^*~]*)(?<![\p{L}\d*~_)\]])(?:\*{1,2}|~~)(?=\p{L})(?!(?:kw)?args\b)(?![^*~]*[*~])/gu,
    what: 'is shown as it is written because nothing ends the text that it begins.',
    remedy: (written) => `Write \`${written}\` where that text ends, or put code in backticks.`,
  },
  {
    pattern: /(?<![\w~])~~(?=\p{L})[^~\n]+~(?!~)/gu,
    what: 'is not struck because it begins with two `~` and ends with one.',
    meant: (written) => `${written}~`,
  },
  {
    pattern: /^#{7,}(?= )/g,
    what: 'begins no heading because headings have at most six `#`.',
    meant: () => '######',
  },
  {
    pattern: /^! \0/gm,
    isWrong: (written) => written.endsWith('['),
    what: 'begins a link behind an exclamation mark, and no image, because of the space.',
    meant: () => '![',
  },
  {
    pattern: /(?<=[^\s:][ \t]?):::(?:note|tip|info|warning|danger|caution|important)\b/g,
    what: 'is shown as it is written because it does not stand on a line of its own.',
    remedy: (written) => `Write \`${written}\` on a line above the text and \`:::\` on a line below it.`,
  },
  {
    pattern: /&[A-Za-z]{2,};/g,
    isWrong: (written) => parseFragment(written).childNodes.every((node) => 'value' in node && node.value === written),
    what: 'is shown as it is written because no character has this name.',
    remedy: (written) =>
      `Correct the name, such as \`&nbsp;\`, or write \`&amp;${written.slice(1)}\` if that is meant.`,
  },
  {
    pattern: /\[\^[^[\]\s\0]+\]/g,
    what: 'is shown as it is written because the footnote is not defined.',
    remedy: (written) => `Add a line \`${written}: text\`, or put code in backticks.`,
  },
  {
    pattern: new RegExp(String.raw`\[[^[\]^][^[\]]*\][ \t]+\(${start}[^()\s]*\)`, 'g'),
    what: 'is not a link because of the space before the parentheses.',
    meant: (written) => written.replace(/\][ \t]+\((?=[^()]*\)$)/, ']('),
  },
  {
    pattern: new RegExp(String.raw`\([^()]+\)\[${start}[^[\]\s]*\]`, 'g'),
    what: 'is not a link because its brackets and parentheses are swapped.',
    meant: (written) => written.replace(/^\(([^]*)\)\[([^\]]*)\]$/, '[$1]($2)'),
  },
  {
    pattern: /!\[[^[\]]*\]\([^()\s]+[ \t]+(?:"[^"()\n]*"[ \t]+)?=\d*x\d*\)/g,
    what: 'is not an image because Markdown has no syntax for its size.',
    meant: (written) => written.replace(/[ \t]+=\d*x\d*\)$/, ')'),
  },
  {
    pattern: new RegExp(String.raw`\[[^[\]]*\0[^[\]]*\]\(${start}[^()\s]*\)`, 'g'),
    what: 'is not a link because a link cannot be in another one.',
    remedy: () => 'Remove one of the two links.',
  },
  {
    pattern: /\[\[[^[\]\n]+\]\]/g,
    what: 'is a link of a wiki, which is shown as it is written here.',
    remedy: () => 'Write `[text](page.md)`, or put code in backticks.',
  },
  {
    pattern: /^\[TOC\]$/gi,
    what: 'is shown as it is written. Each page has a table of contents.',
    remedy: () => 'Remove it.',
  },
  {
    pattern: new RegExp(String.raw`(?<!!)\[[^[\]]+\]\((?=${start}|[^()]*\.mdx?[)#])${spaced}`, 'g'),
    what: 'is not a link because its address has a space.',
    meant: encoded,
    remedy: encodedOrBracketed,
  },
  {
    pattern: new RegExp(String.raw`!?\[[^[\]]+\]\(${start}[^()\s]*(?![^(]*\))`, 'g'),
    what: 'is not a link because the parenthesis behind its address is missing.',
    meant: (written) => `${written})`,
  },
  {
    pattern: new RegExp(String.raw`!?\[[^[\]]*\]\(${start}[^()\s]*[ \t]+"[^"()]*\)`, 'g'),
    what: 'is not a link because its title has no second quotation mark.',
    meant: (written) => `${written.slice(0, -1)}")`,
  },
  {
    pattern: /^!{3} \w+/g,
    what: 'is an admonition of MkDocs, which is shown as it is written here.',
    remedy: (written) => `Write \`:::${written.slice(4)}\` on a line above the text and \`:::\` on a line below it.`,
  },
  {
    pattern: new RegExp(String.raw`!\[[^[\]]*\]\(${spaced}`, 'g'),
    what: 'is not an image because its address has a space.',
    meant: encoded,
    remedy: encodedOrBracketed,
  },
];

/** Stands for a character that is not text: one of code, tags or links, or one that a backslash escapes. */
const filler = '\0';

type Range = readonly [start: number, end: number];

/** Where a node has text, which bare addresses are, too. */
function textsIn(node: Nodes): Range[] {
  if (node.type === 'link' && toString(node) !== node.url) return [];
  if ('children' in node) return node.children.flatMap(textsIn);
  if (node.type !== 'text') return [];
  const { start, end } = node.position ?? {};
  return start?.offset !== undefined && end?.offset !== undefined ? [[start.offset, end.offset]] : [];
}

function checkSlips(node: Heading | Paragraph | TableCell, source: string, problems: ProblemList): void {
  const begin = node.position?.start.offset ?? 0;
  const whole = source.slice(begin, node.position?.end.offset ?? 0);
  if (!/[\]&*~]|:::|^!!!|^#{7}/.test(whole)) return;
  const plain = textsIn(node).reduce(
    (masked, [from, to]) => {
      const text = source.slice(from, to).replaceAll(/\\[^\n]/g, filler.repeat(2));
      return masked.slice(0, from - begin) + text + masked.slice(to - begin);
    },
    whole.replaceAll(/[^\n]/g, filler),
  );
  for (const { pattern, isWrong, what, meant, remedy } of slips) {
    for (const { index, 0: match } of plain.matchAll(pattern)) {
      const written = whole.slice(index, index + match.length);
      if (isWrong?.(written) === false) continue;
      const before = source.slice(0, begin + index).split('\n');
      const by = meant?.(written) ?? written;
      problems.warn(
        placeAt(before.length, (before.at(-1) ?? '').length + 1),
        `\`${written}\` ${what}`,
        remedy?.(by) ?? `Write \`${by}\`.`,
        meant && { replace: written, by },
      );
    }
  }
}
