import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { translate } from '../../i18n/translate';
import { metaOfCode } from '../code/code-meta';
import type { CompileState } from '../compile-state';
import { arrowLines, prepareDiagram } from './diagram-source';
import { cleanDiagram } from './diagram-svg';
import { mermaid } from './mermaid';
import type { ProblemList } from '../problem-list';
import { walkPage } from '../walk-page';

declare module 'mdast' {
  interface RootContentMap {
    /** A rendered diagram, in place of its fence. */
    diagram: { type: 'diagram'; figure: Element };
  }
}

/** Code blocks of the language `mermaid` → figures. A diagram without a title is named after the heading above it. */
export function renderDiagrams(tree: Root, page: CompileState): void {
  let heading = '';
  walkPage(tree, page, (node, index, parent, { problems }) => {
    if (node.type === 'heading') heading = toString(node);
    if (node.type !== 'code' || node.lang?.toLowerCase() !== 'mermaid') return undefined;
    const svg = render(node, heading, problems);
    if (svg !== undefined) parent.children[index] = { type: 'diagram', figure: figure(svg) };
    return index + 1;
  });
}

function render(node: Code, heading: string, problems: ProblemList): string | undefined {
  const { text, name } = prepareDiagram(node.value);
  const title = metaOfCode(node).title ?? name ?? (heading === '' ? 'Diagram' : `Diagram: ${heading}`);
  const at = (line: number): { position: { start: Place; end: Place } } => {
    const start = { line: (node.position?.start.line ?? 1) + line, column: 1 };
    return { position: { start, end: start } };
  };
  const lines = text.split('\n');
  const header = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
  try {
    if (/^\s*xychart/.test(lines[header] ?? '')) throw new Error('Charts are not supported');
    const unread = arrowLines(text).filter((line) => edges(lines[header] ?? '', lines[line] ?? '') === 0);
    for (const line of unread)
      problems.add(at(line + 1), `The line \`${lines[line]?.trim()}\` of the diagram is invalid.`, hint);
    return unread.length > 0 ? undefined : cleanDiagram(mermaid().renderMermaidSVG(text, { padding: 12 }), title);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    problems.add(at(header + 1), `The diagram cannot be drawn: ${reason}.`, kinds);
    return undefined;
  }
}

interface Place {
  line: number;
  column: number;
}

const hint = 'Write `A --> B` or `A[Text] -->|label| B`, and close each bracket and bar.';
const kinds =
  'Start with `flowchart LR` (or TD, BT, RL), `sequenceDiagram`, `stateDiagram-v2`, `classDiagram` or `erDiagram`.';

const edges = (header: string, line: string): number => mermaid().parseMermaid(`${header}\n${line}`).edges.length;

function figure(svg: string): Element {
  const properties = { type: 'button', className: ['figure-zoom', 'needs-script'], dataZoom: '' };
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['diagram'] },
    children: [
      { type: 'raw', value: svg },
      {
        type: 'element',
        tagName: 'button',
        properties,
        children: [{ type: 'text', value: translate({ id: 'picture.enlarge', message: 'Enlarge' }) }],
      },
    ],
  };
}
