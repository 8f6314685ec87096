const fence = /^ *(`{3,}|~{3,})/;
const declaration = /^(?:const|let|var|(?:async\s+)?function|class)\b/;
/** Lines at the start, behind which an indented line is a part of them. */
const holdsIndented = /^(?:[-*+]|\d+[.)]|<|:::|\||>|\[\^|import\b|export\b|\{)/;

/**
 * Text for the parser of Docusaurus 2 (MDX 1) → the same for ours, line by line: a declaration right behind an import is exported, and an
 * indented block is a code block, whose fences stand in the blank lines around it.
 */
export function rewriteOldSyntax(body: string): string {
  const lines = body.split('\n');
  let open = '';
  let isModule = false;
  let holder = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const mark = fence.exec(line)?.[1] ?? '';
    if (open !== '' ? mark.startsWith(open) : mark !== '') open = open === '' ? mark : '';
    if (open !== '' || mark !== '') continue;
    const isBlank = line.trim() === '';
    if (/^(?:import|export)\b/.test(line) && (lines[at - 1] ?? '').trim() === '') isModule = true;
    else if (isBlank) isModule = false;
    else if (isModule && declaration.test(line)) lines[at] = `export ${line}`;
    if (!isBlank && !/^\s/.test(line)) holder = line;
    const previous = lines[at - 1];
    if (isModule || !/^ {4}\S/.test(line) || previous?.trim() !== '' || holdsIndented.test(holder)) continue;
    let end = at;
    while (end < lines.length && /^(?: {4}|\s*$)/.test(lines[end] ?? '')) end++;
    while ((lines[end - 1] ?? '').trim() === '') end--;
    // Without a blank line behind it, there is no room for a fence.
    if (end < lines.length && (lines[end] ?? '').trim() !== '') continue;
    for (let inside = at; inside < end; inside++) lines[inside] = (lines[inside] ?? '').slice(4);
    lines[at - 1] = '```';
    lines[end] = '```';
    at = end;
  }
  return lines.join('\n');
}
