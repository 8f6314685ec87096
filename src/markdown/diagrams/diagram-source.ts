/** A diagram as the renderer wants it, line for line as the author wrote it, and what the author calls it. */
export interface DiagramSource {
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
export function prepareDiagram(source: string): DiagramSource {
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

/** Lines (counted from 0) of a flowchart that draw an arrow. */
export function arrowLines(text: string): number[] {
  const lines = text.split('\n');
  if (!flowchart.test(lines.find((line) => line.trim() !== '') ?? '')) return [];
  return lines.flatMap((line, index) => (arrow.test(line) ? [index] : []));
}
