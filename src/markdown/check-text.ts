import type { Paragraph, Root } from 'mdast';
import { placeAt } from './problem-list';
import type { ProblemList } from './problem-list';
import { walk } from './walk';

/** Marks that became plain text because of what is missing before or behind them. `lines` are those of the file. */
export function checkText(tree: Root, lines: readonly string[], problems: ProblemList): void {
  walk(tree, (node) => {
    if (node.type === 'image' && (node.alt ?? '') === '') {
      problems.warn(node, 'The image has no alt text.', 'Describe the image in the brackets of `![…](file)`.');
    }
    if (node.type === 'paragraph') checkParagraph(node, lines, problems);
    return undefined;
  });
}

function checkParagraph(node: Paragraph, lines: readonly string[], problems: ProblemList): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  for (let line = start.line; line <= end.line; line++) {
    const text = lines[line - 1] ?? '';
    const heading = /^(#{2,6})[^#\s]/.exec(text)?.[1];
    if (heading !== undefined) {
      problems.warn(
        placeAt(line),
        `\`${heading}\` without a space after it is not a heading.`,
        `Write \`${heading} ${text.slice(heading.length)}\`.`,
        {
          replace: heading,
          by: `${heading} `,
        },
      );
    }
  }
}
