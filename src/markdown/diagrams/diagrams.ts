import { digestOf } from '../../model/digest';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { translate } from '../../i18n/translate';
import { escapeAttribute } from '../../model/escape';
import { metaOfCode } from '../code/code-meta';
import type { CompileState } from '../compile-state';
import type { ProblemList } from '../problem-list';
import { walkPage } from '../walk';

interface Mermaid {
  readonly renderMermaidSVG: typeof renderMermaidSVG;
  readonly parseMermaid: typeof parseMermaid;
}

let loaded: Mermaid | undefined;

/**
 * The renderer, loaded at the first diagram: its layout engine takes a quarter of a second. By its path, because the package
 * exports itself to `import` only, and what Gatsby compiles asks with `require`.
 */
export function mermaid(): Mermaid {
  loaded ??= load();
  return loaded;
}

function load(): Mermaid {
  const root = path.resolve('package.json');
  const module: unknown = createRequire(root)(path.resolve('node_modules/beautiful-mermaid/dist/index.js'));
  if (isMermaid(module)) return module;
  throw new Error('The installed beautiful-mermaid has no renderMermaidSVG and parseMermaid; install version 1.');
}

const isMermaid = (module: unknown): module is Mermaid =>
  typeof module === 'object' && module !== null && 'renderMermaidSVG' in module && 'parseMermaid' in module;

/**
 * The renderer's SVG, fit for our pages: no style element (it imports a font from the web) and no style attribute (both against
 * the Content-Security-Policy; `code.css` gives its variables our tokens), unique ids, a name, and only what is drawn.
 */
function cleanDiagram(svg: string, name: string): string {
  const own = `d${digestOf(svg, 8)}-`;
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, (tag) =>
      tag
        .replace(/\s(?:style|xmlns|data-[\w-]+)="[^"]*"/g, '')
        .replace(/\sclass="(?!mono")[^"]*"/g, '')
        .replace(/\sid="/g, ` id="${own}`)
        .replaceAll('url(#', `url(#${own}`)
        .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    )
    .replace(/>\s+</g, '><')
    .replace('<svg', () => `<svg role="img" aria-label="${escapeAttribute(name)}"`)
    .trim();
}

/** Code blocks of the language `mermaid` → figures. A diagram without a title is named after the heading above it. */
export function renderDiagrams(tree: Root, page: CompileState): void {
  let heading = '';
  walkPage(tree, page, (node, index, parent, { problems }) => {
    if (node.type === 'heading') heading = toString(node);
    if (node.type !== 'code' || node.lang?.toLowerCase() !== 'mermaid') return undefined;
    const drawn = render(node, heading, problems);
    if (drawn) parent.children[index] = { type: 'diagram', figure: figure(drawn) };
    return index + 1;
  });
}

function render(node: Code, heading: string, problems: ProblemList): Drawn | undefined {
  const { text, name } = prepareDiagram(node.value);
  const own = metaOfCode(node).title ?? name;
  const title =
    own ??
    (heading === ''
      ? translate({ id: 'diagram.label', message: 'Diagram' })
      : translate({ id: 'diagram.labelBelow', message: 'Diagram: {heading}' }, { heading }));
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
    const unread = unreadLines(text, lines[header] ?? '');
    for (const line of unread)
      problems.add(at(line + 1), `The line \`${lines[line]?.trim()}\` of the diagram is invalid.`, hint);
    const open = openBlock(lines, lines[header] ?? '');
    if (open !== undefined) {
      const what = `\`${lines[open]?.trim()}\` has no \`end\`.`;
      problems.add(at(open + 1), what, 'Write a line `end` below what belongs to it.');
    }
    if (unread.length > 0 || open !== undefined) return undefined;
    for (const [line, written] of lines.entries())
      if (colors.test(written)) {
        const what = `The line \`${written.trim()}\` has no effect because diagrams have the colors of the site, in both themes.`;
        problems.warn(at(line + 1), what, 'Remove it.');
      }
    for (const line of idleLines(text, header)) {
      const written = lines[line]?.trim() ?? '';
      const remedy = wordyName.test(written) ? shortName : form;
      problems.warn(at(line + 1), `The line \`${written}\` of the diagram draws nothing.`, remedy);
    }
    return { svg: cleanDiagram(draw(text), title), caption: captionOf(own ?? '') };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    problems.add(at(header + 1), `The diagram cannot be drawn: ${reason}.`, kinds);
    return undefined;
  }
}

interface Drawn {
  readonly svg: string;
  /** Empty for a diagram that its author has not named. */
  readonly caption: string;
}

/** The first sentence of a description, which may tell all that a diagram shows. */
const captionOf = (title: string): string => (/^.*?(?=[.:](?:\s|$)|$)/s.exec(title)?.[0] ?? '').trim();

/** The width of the text, in pixels. */
const room = 680;

/** Draws a diagram. A tall and thin flow is drawn from left to right, if it is not too wide then. */
function draw(text: string): string {
  const svg = mermaid().renderMermaidSVG(text, { padding: 12 });
  const turned = text.replace(/^(\s*(?:flowchart|graph)\s+)(?:TD|TB)\b/, '$1LR');
  const { width, height } = sizeOf(svg);
  if (turned === text || height < width * 1.5) return svg;
  const across = mermaid().renderMermaidSVG(turned, { padding: 12 });
  return sizeOf(across).width <= room ? across : svg;
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg[^>]*\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

interface Place {
  line: number;
  column: number;
}

const hint = 'Write `A --> B` or `A[Text] -->|label| B`, and close each bracket and bar.';
const kinds =
  'Start with `flowchart LR` (or TD, BT, RL), `sequenceDiagram`, `stateDiagram-v2`, `classDiagram` or `erDiagram`.';

/** A message whose sender or receiver has several words, which the renderer cannot read. */
const wordyName = /^\w+(?: \w+)+ *--?[>x)]|--?(?:>>?|[x)])[+-]? *\w+(?: \w+)+ *:/;
const shortName =
  'Give the name of several words a short one with `participant H as Home Assistant`, and write `H` here.';

const form = 'Correct the line, or remove it. The documentation of Mermaid says which forms a line can have.';

/** What the renderer makes of a diagram; of those whose layout takes time, what it reads before. */
function readingOf(text: string): string {
  if (!/^\s*(?:flowchart|graph|stateDiagram)/.test(text)) return mermaid().renderMermaidSVG(text);
  return JSON.stringify(mermaid().parseMermaid(text), (_, value: unknown) =>
    value instanceof Map ? [...value.entries()] : value,
  );
}

/** How a line begins that goes on to `end`. */
const blocks = /^\s*(?:loop|alt|opt|par|critical|break|rect|box)\b/;

/** The line (counted from 0) of the first block that no `end` closes. */
function openBlock(lines: readonly string[], header: string): number | undefined {
  const begins = flowchart.test(header) ? /^\s*subgraph\b/ : /^\s*sequenceDiagram/.test(header) ? blocks : undefined;
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (begins?.test(line)) open.push(index);
    if (/^\s*end\s*$/.test(line)) open.pop();
  }
  return open[0];
}

/** Lines that may change nothing here, or nothing but colors. */
const silent =
  /^\s*(?:$|(?:participant|actor|(?:de)?activate|autonumber|style|classDef|class|linkStyle|click|direction|end)\b)/;

/** How a line begins that sets colors. */
const colors = /^\s*(?:style|classDef|linkStyle)\b/;

/** Lines (counted from 0) that the renderer passes over without a word: the diagram is the same without them. */
function idleLines(text: string, header: number): number[] {
  const lines = text.split('\n').slice(header);
  const whole = readingOf(lines.join('\n'));
  return lines.flatMap((line, index) => {
    if (index === 0 || silent.test(line)) return [];
    try {
      return readingOf(lines.toSpliced(index, 1).join('\n')) === whole ? [header + index] : [];
    } catch {
      return [];
    }
  });
}

function figure({ svg, caption }: Drawn): Element {
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
      // The picture has the whole description.
      ...(caption === ''
        ? []
        : [
            {
              type: 'element' as const,
              tagName: 'figcaption',
              properties: {},
              children: [{ type: 'text' as const, value: caption }],
            },
          ]),
    ],
  };
}

/** A diagram as the renderer wants it, line for line as the author wrote it, and what the author calls it. */
interface DiagramSource {
  readonly text: string;
  readonly name: string | undefined;
}

const flowchart = /^\s*(?:graph|flowchart)\b/;
/** The first line of a flowchart whose direction Mermaid chooses. */
const undirected = /^(\s*(?:graph|flowchart))[^\S\n]*(?=\n)/;

/**
 * Takes out what the renderer does not know (comments, `accTitle`, front matter) and rewrites two habits that it misreads:
 * a semicolon at the end of a line, and arrows without space around them, which it takes for a part of the name. The label of an arrow
 * may stand apart from it and in quotation marks, and its end on the next line.
 */
function prepareDiagram(source: string): DiagramSource {
  let name: string | undefined;
  let inFrontMatter = false;
  const lines = source.split('\n').map((line, index) => {
    if (line.trim() === '---' && (index === 0 || inFrontMatter)) {
      inFrontMatter = !inFrontMatter;
      return '';
    }
    const named = inFrontMatter ? /^\s*title:\s*(.+?)\s*$/.exec(line) : /^\s*accTitle\s*:\s*(.+?)\s*$/.exec(line);
    if (named) name = named[1];
    if (named || inFrontMatter || /^\s*(?:%%|accDescr\b)/.test(line)) return '';
    return line.replace(/;\s*$/, '');
  });
  const isFlowchart = flowchart.test(lines.find((line) => line.trim() !== '') ?? '');
  const text = (isFlowchart ? lines.map(spaceArrows) : lines).join('\n');
  return { text: isFlowchart ? joinArrows(text.replace(undirected, '$1 TD')) : text, name };
}

const arrow = /(<?(?:-->|---|-\.->|-\.-|==>|===))/;

/** An arrow at the end of its line, with its label, and the line behind it. */
const continued = new RegExp(String.raw`(${arrow.source}(?:\|[^|\n]*\|)?)[ \t]*(\n\s*)(.*)`, 'g');

/** Takes the line behind an arrow into that of the arrow. The lines below keep their numbers, which problems name. */
function joinArrows(text: string): string {
  const joined = text.replace(
    continued,
    (_, start: string, _arrow: string, gap: string, line: string) => `${start} ${line}${gap.replace(/[^\n]/g, '')}`,
  );
  return joined === text ? text : joinArrows(joined);
}

const spaceArrows = (line: string): string =>
  line
    .replace(new RegExp(String.raw`${arrow.source}\s+\|`, 'g'), '$1|')
    .replace(/\|\s*"([^"|]*)"\s*\|/g, '|$1|')
    .replace(new RegExp(`([\\w\\])}])${arrow.source}`, 'g'), '$1 $2')
    .replace(new RegExp(`${arrow.source}(\\w)`, 'g'), '$1 $2');

const arrows = /<?(?:--+[->]|-\.+->?|==+[=>])/g;
/** A line of a flowchart without an arrow: a node, or what begins with a word of Mermaid. */
const node =
  /^\s*(?:$|(?![\w.-]*--)[\w.-]+(?:[[({>].*[\])}])?(?::::[\w-]+)?\s*$|[\w.-]+(?:\s*&\s*[\w.-]+)+\s*$|subgraph\b)/;

/** Lines (counted from 0) of a flowchart that are no node, and those with an arrow of which the renderer makes none. */
function unreadLines(text: string, header: string): number[] {
  if (!flowchart.test(header)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (line === header) return [];
    const plain = line.replace(/"[^"]*"|\|[^|]*\|/g, '');
    const drawn = plain.match(arrows)?.length ?? 0;
    // The renderer leaves out the text behind a bracket that nothing closes.
    const isOpen = [/[[\]]/g, /[{}]/g, /[()]/g].some((brackets) => (plain.match(brackets)?.length ?? 0) % 2 === 1);
    const isFlag = /\w>[^\]]*\]/.test(plain);
    const isRead =
      drawn === 0
        ? node.test(line) || silent.test(line)
        : (isFlag || !isOpen) && mermaid().parseMermaid(`${header}\n${line}`).edges.length >= drawn;
    return isRead ? [] : [index];
  });
}
