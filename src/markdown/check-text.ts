import type { Paragraph, Root, Table, TableRow, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { placeAt } from './problem-list';
import type { ProblemList } from './problem-list';
import { walk } from './walk';

/** Marks that became plain text because of what is missing before or behind them. `lines` are those of the file. */
export function checkText(tree: Root, lines: readonly string[], problems: ProblemList): void {
  // A bar in code ends its cell, and the code loses its end with it.
  const torn = new Set<number>();
  walk(tree, (node) => {
    if (node.type === 'image' && (node.alt ?? '') === '') {
      problems.warn(node, 'The image has no alt text.', 'Describe the image in the brackets of `![…](file)`.');
    }
    if (node.type === 'paragraph') checkParagraph(node, lines, problems);
    if (node.type === 'table') for (const line of checkTable(node, lines, problems)) torn.add(line);
    if (node.type === 'link' && node.url === '') {
      problems.warn(node, 'The link has no address.', 'Write the address in the parentheses of `[…](…)`.');
    }
    if (node.type === 'link' && toString(node, { includeImageAlt: true }) === '')
      problems.warn(node, 'The link has no text.', 'Write the text in the brackets of `[…](…)`.');
    if (node.type === 'text') {
      if (!torn.has(node.position?.start.line ?? 0)) checkBackticks(node, lines, problems);
      const [whole, words = '', named = ''] = /\[([^[\]]+)\]\[([^[\]]*)\]/.exec(node.value) ?? [];
      const name = named === '' ? words : named;
      if (whole !== undefined)
        problems.warn(
          node,
          `\`${whole}\` is shown as it is written because \`[${name}]\` is not defined.`,
          /^(?:\.{0,2}\/|#|https?:)/.test(named)
            ? `Write \`[${words}](${named})\`.`
            : `Add a line \`[${name}]: address\`, or put code in backticks.`,
        );
    }
    return undefined;
  });
}

/** A backtick that no other one answers is shown, and what should be code is text. */
function checkBackticks({ value, position }: Text, lines: readonly string[], problems: ProblemList): void {
  for (const [at, text] of value.split('\n').entries()) {
    const line = (position?.start.line ?? 0) + at;
    const written = lines[line - 1] ?? '';
    // What is made of data has the place of its tag.
    if (!text.includes('`') || !written.includes('`') || written.includes('\\`')) continue;
    problems.warn(
      placeAt(line),
      'A backtick begins code that has no end.',
      'Write another one where the code ends, or a backslash before it to show it.',
    );
  }
}

/** Cells behind the last column are lost, and a text right below a table becomes a row of it. Returns the lines of rows with too many cells. */
function checkTable({ children: [head, ...rows] }: Table, lines: readonly string[], problems: ProblemList): number[] {
  const columns = head?.children.length ?? 0;
  const writtenAt = (row: TableRow | undefined): string => {
    const { line = 0, column = 1 } = row?.position?.start ?? {};
    return lines[line - 1]?.slice(column - 1) ?? '';
  };
  // What is made of data has the place of its tag.
  const top = writtenAt(head);
  const torn: number[] = [];
  for (const row of rows) {
    const written = writtenAt(row);
    if (top.includes('|') && !written.includes('|'))
      problems.warn(
        row,
        'The line becomes a row of the table above it.',
        'Write an empty line above it, or a row with `|`.',
      );
    else if (top.startsWith('|') && !written.startsWith('|'))
      problems.warn(
        row,
        'The line becomes another row of the table, because a cell ends with its line.',
        'Write each row on one line, with `<br />` where a line of a cell ends.',
      );
    if (row.children.length <= columns) continue;
    if (row.position) torn.push(row.position.start.line);
    problems.warn(
      row.children[columns],
      `The row has ${row.children.length} cells, but the table has ${columns} columns. What is behind the last column is not shown.`,
      'Add a column to the first two lines of the table, or write `\\|` for the character itself.',
    );
  }
  return torn;
}

/** The line below the headings of a table. */
const dashes = /^[\s|:-]+$/;

/** A line that looks like the row of a table. */
const row = /^\s*\|.*\|/;
const cellsIn = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;

/** An entry of a list, with or without the space behind its marker. */
const item = /^(\s*)(?:-|\d+[.)])\s*[a-z]/i;

function checkParagraph(node: Paragraph, lines: readonly string[], problems: ProblemList): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  for (let line = start.line; line <= end.line; line++) {
    const [text = '', next = ''] = lines.slice(line - 1, line + 1);
    const isFirst = line === start.line || !row.test(lines[line - 2] ?? '');
    const isTable = isFirst && line < end.line && row.test(text) && row.test(next);
    if (isTable && dashes.test(text))
      problems.warn(
        placeAt(line),
        'The lines are no table without a row of headings directly above the dashes.',
        'Write the row there, without a blank line below it.',
      );
    else if (isTable) {
      const columns = cellsIn(text);
      problems.warn(
        placeAt(line + 1),
        dashes.test(next)
          ? `The lines are no table. The first one has ${columns} cells, and this one ${cellsIn(next)}.`
          : 'The lines are no table without a line of dashes below the first one.',
        `Write \`|${' --- |'.repeat(columns)}\` below the first line.`,
      );
    }
    const [joined, indent, marker = ''] = /^(\s*)(-|\d+[.)])(?=[a-z])/i.exec(text) ?? [];
    if (joined !== undefined && [lines[line - 2] ?? '', next].some((beside) => item.exec(beside)?.[1] === indent))
      problems.warn(
        placeAt(line),
        `The line is no entry of a list without a space behind \`${marker}\`.`,
        `Write \`${text.trim().replace(marker, `${marker} `)}\`.`,
        { replace: joined, by: `${joined} ` },
      );
    const [written = '', heading] = /^(#{2,6}|#(?=\p{Lu}\p{Ll}+ ))(?:\s+|(?=[^#\s]))/u.exec(text) ?? [];
    if (heading !== undefined) {
      problems.warn(
        placeAt(line),
        `\`${heading}\` without a space after it is not a heading.`,
        `Write \`${heading} ${text.slice(heading.length).trim()}\`.`,
        {
          replace: written,
          by: `${heading} `,
        },
      );
    }
  }
}
