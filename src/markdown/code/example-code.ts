import type { Code, Root } from 'mdast';
import { suggest } from '../../model/nearest';
import type { CompileState } from '../compile-state';
import { treeFile } from '../links/site-paths';
import { walk } from '../walk';
import { commentIn, exampleMetaOf } from './code-meta';

/** Fills fences such as ` ```python file="examples/hub/sensor.py" region="setup" ` with that part of the file. */
export function insertExamples(tree: Root, page: CompileState): void {
  // Plugins of other trees give the same words their own meaning.
  if (page.context.policy !== 'strict') return;
  walk(tree, (node) => {
    if (node.type !== 'code') return undefined;
    const { file, region, rest } = exampleMetaOf(node.meta ?? '');
    if (file === undefined) {
      if (region !== undefined)
        page.problems.add(node, 'The code block has a `region`, but no `file`.', 'Add `file="examples/…"`.');
      return undefined;
    }
    const code = codeOf(node, file, region, page);
    if (code === undefined) return undefined;
    const [, , ...path] = file.split('/');
    node.value = code;
    node.meta = /\btitle=/.test(rest) ? rest : `title="${path.join('/')}" ${rest}`.trim();
    node.data = { ...node.data, file };
    if (node.position) page.edits.replaceBlock(node.position, fenced(node));
    return undefined;
  });
}

/** The code that a fence asks for; `undefined` if there is none, which is reported. */
function codeOf(node: Code, file: string, region: string | undefined, page: CompileState): string | undefined {
  const { context, problems } = page;
  if (node.value.trim() !== '') {
    const remedy = 'Remove the code, or remove `file`.';
    problems.add(node, 'The code block has a `file`, and code as well.', remedy);
    return undefined;
  }
  const path = treeFile(`@site/${file}`, page.file) ?? file;
  const text = context.readText(path);
  if (text === undefined) {
    const remedy = 'Use its path below the content folder, such as `examples/name/file.py`.';
    problems.add(node, `The example file \`${file}\` does not exist.`, remedy);
    return undefined;
  }
  const { code, names, open } = readRegion(text, region);
  if (open) {
    // At its place in the example, because all pages that show parts of that have the same mistake.
    const what = `The region \`${open.name}\` is never closed.`;
    problems.all.push({
      file: path,
      line: open.line,
      column: 1,
      what,
      remedy: 'Add a comment `endregion` below its last line.',
    });
  } else if (code === undefined)
    problems.add(node, `\`${file}\` has no region \`${region ?? ''}\`.`, suggest(region ?? '', names));
  return code;
}

/** A part of an example, with the line of the comment that begins it, counted from 1. */
interface Region {
  readonly name: string;
  readonly line: number;
}

/**
 * The lines between the comments `region name` and `endregion`, all of them if there is no name, without these comments and common
 * indentation. Regions of one name are joined, so that a part can consist of imports and a function.
 */
function readRegion(
  text: string,
  name: string | undefined,
): { readonly code: string | undefined; readonly names: readonly string[]; readonly open: Region | undefined } {
  const names = new Set<string>();
  const open: Region[] = [];
  const parts: string[][] = [];
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const [, mark, own] = /^#?(region|endregion)(?: +(\S+))?\s*$/.exec(commentIn(line) ?? '') ?? [];
    if (mark === 'region' && own !== undefined) {
      names.add(own);
      open.push({ name: own, line: index + 1 });
      if (own === name) parts.push([]);
    } else if (mark === 'endregion') open.pop();
    else if (name === undefined || open.some((region) => region.name === name))
      (parts.at(-1) ?? (parts[0] = [])).push(line);
  }
  const code = parts.length === 0 ? undefined : parts.map(withoutIndentation).join('\n\n');
  return { code, names: [...names], open: open.at(-1) };
}

function withoutIndentation(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return lines
    .map((line) => line.slice(least))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/** The fence as the Markdown export has it. */
function fenced({ lang, meta, value }: Code): string {
  const ticks = '`'.repeat(Math.max(3, ...[...value.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${ticks}${[lang, meta].filter(Boolean).join(' ')}\n${value}\n${ticks}`;
}
