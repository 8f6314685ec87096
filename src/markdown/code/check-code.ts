import type { Code, Root } from 'mdast';
import { nearest, suggest } from '../../model/nearest';
import { magicCommand, parseCodeMeta } from './code-meta';
import { codeLanguages, isCodeLanguage } from './highlight';
import { placeAt } from '../problem-list';
import type { ProblemList } from '../problem-list';
import { walk } from '../walk';
import type { Policy } from '../../model/problems/problems';
import { mistakeIn } from './sample-mistakes';
import { lineAt, readCode } from '../../model/reference/detect-uses';
import type { PythonUse } from '../../model/reference/detect-uses';
import type { Reference } from '../../model/reference/reference';

const known = [
  'title',
  'showLineNumbers',
  'live',
  'npm2yarn',
  'noInline',
  'sync',
  'metastring',
  'continues',
  'file',
  'region',
];

const quoted = ['title', 'file', 'region'];

/**
 * Finds mistakes in code blocks, which would be shown, but not as intended.
 *
 * @param lines Those of the text.
 * @param policy Samples of trees that were made for other rules need not parse.
 */
export function checkCode(tree: Root, lines: readonly string[], problems: ProblemList, policy: Policy): void {
  walk(tree, (node) => {
    if (node.type !== 'code') return undefined;
    const opening = lines[(node.position?.start.line ?? 0) - 1] ?? '';
    // Code that is indented, or comes from a component, has no fence.
    if (!/`{3,}|~{3,}/.test(opening)) return undefined;
    checkLanguage(node, opening, problems);
    checkMeta(node, problems, policy);
    checkMarks(node, problems);
    const isWhole = checkEnd(node, lines, problems);
    if (policy === 'strict' && isWhole && !holdsFence(node, opening, problems) && node.data?.file === undefined)
      checkSample(node, problems);
    return undefined;
  });
}

function checkLanguage(node: Code, opening: string, problems: ProblemList): void {
  const language = node.lang ?? '';
  if (language === '' || isCodeLanguage(language.toLowerCase())) return;
  const spaced = language.replace(/(?<=[^{])\{/, ' {');
  const near = spaced === language ? nearest(language, codeLanguages) : spaced;
  const at = placeAt(node.position?.start.line ?? 1, opening.indexOf(language, opening.search(/`{3}|~{3}/)) + 1);
  const remedy =
    spaced === language
      ? `${suggest(language, codeLanguages)} For code without highlighting, use \`text\`.`
      : `Write \`${spaced}\`, with a space.`;
  problems.warn(
    at,
    `No syntax highlighting for language \`${language}\`.`,
    remedy,
    near ? { replace: language, by: near } : undefined,
  );
}

function checkMeta(node: Code, problems: ProblemList, policy: Policy): void {
  if (/(?:^|\s)live(?:\s|$)/.test(node.meta ?? '')) {
    const remedy = 'Show the result as text or as a picture, or remove `live`.';
    problems.warn(node, 'The live code block is shown as code, without an editor and its result.', remedy);
  }
  const meta = (node.meta ?? '').replace(/"[^"]*"|'[^']*'/g, (text) => text.replace(/[^"']/g, '_'));
  if (/\{[^}]*$/.test(meta))
    problems.warn(node, 'The `{` of the highlighted lines is never closed.', 'Write the lines as `{1}` or `{1,3-5}`.');
  const [, ranges] = (policy === 'strict' ? /(?<!\S)\{([^}]*)\}/ : /(?<!\S)\{([\d,\s-]*)\}/).exec(meta) ?? [];
  if (ranges?.split(',').every((range) => /^\s*\d+\s*(?:-\s*\d+\s*)?$/.test(range)) === false)
    problems.warn(node, `\`{${ranges}}\` is no list of lines.`, 'Write the lines as `{1}` or `{1,3-5}`.');
  for (const [, key = '', sign = '', value = ''] of meta.matchAll(/(?<!\S)([A-Za-z][\w-]*)(=?)(\S*)/g)) {
    const near = nearest(key, known);
    if (!known.includes(key) && near !== undefined) {
      const remedy = `Did you mean \`${near}${sign && '=…'}\`?`;
      const fix = { replace: ` ${key}${sign}`, by: ` ${near}${sign}` };
      problems.warn(node, `Unknown code block option \`${key}\`.`, remedy, fix);
    } else if (!known.includes(key) && policy === 'strict') {
      const remedy = 'Remove it. Lines are highlighted with `{1,3-5}`, and `title="…"` is the title.';
      problems.warn(node, `The option \`${key}\` of the code block has no effect.`, remedy);
    } else if (quoted.includes(key) && !/^(["']).*\1$/.test(value)) {
      problems.warn(node, `The ${key} of the code block is not enclosed in quotes.`, `Write \`${key}="…"\`.`);
      // What follows may belong to it.
      return;
    }
  }
}

function checkMarks(node: Code, problems: ProblemList): void {
  const code = node.value.split('\n');
  const { marked } = parseCodeMeta(node.meta ?? '');
  const shown = code.filter((line) => magicCommand(line, node.data?.marks) === undefined).length;
  const beyond = [...marked].find((line) => line > shown || line === 0);
  if (beyond !== undefined) {
    const what = `The code block highlights line ${beyond}, but its code has ${shown === 1 ? '1 line' : `${shown} lines`}.`;
    problems.warn(node, what, 'Count the lines of the code from 1, and leave out the `highlight` comments.');
  }
  let open: number | undefined;
  code.forEach((line, index) => {
    const command = magicCommand(line)?.does;
    const at = (node.position?.start.line ?? 1) + index + 1;
    if (command === 'start') open = at;
    if (command === 'end' && open === undefined) {
      problems.warn(placeAt(at), 'Unmatched `highlight-end`.', 'Add `highlight-start` before it, or remove it.');
    }
    if (command === 'end') open = undefined;
  });
  if (open !== undefined) {
    problems.warn(
      placeAt(open),
      'Unmatched `highlight-start`.',
      'Add `highlight-end` after the last line to highlight, or use `highlight-next-line` for a single line.',
    );
  }
}

/** Returns whether the block has an end. */
function checkEnd(node: Code, lines: readonly string[], problems: ProblemList): boolean {
  const { start, end } = node.position ?? {};
  if (!start || !end) return true;
  const last = lines[end.line - 1] ?? '';
  if (end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(last)) return true;
  problems.warn(
    node,
    'The code block is never closed.',
    'Close it with a line that repeats its opening backticks or tildes.',
  );
  return false;
}

/** Whether a code block goes on behind the place where the author meant to close it, up to the end of the next one. */
function holdsFence(node: Code, opening: string, problems: ProblemList): boolean {
  const [fence = ''] = /`{3,}|~{3,}/.exec(opening) ?? [];
  const at = node.value.split('\n').findIndex((line) => line.startsWith(fence) && /^[`~]+[a-z]/i.test(line));
  if (at === -1) return false;
  problems.warn(
    placeAt((node.position?.start.line ?? 1) + at + 1),
    'A code block begins within another one, which is not closed before.',
    'Close that one with a line that repeats its opening backticks or tildes. One that shows code blocks needs one more.',
  );
  return true;
}

function checkSample(node: Code, problems: ProblemList): void {
  const code = node.value.split('\n').map((line) => (magicCommand(line, node.data?.marks) === undefined ? line : ''));
  const language = node.lang?.toLowerCase() ?? '';
  const mistake = mistakeIn(language, code.join('\n'));
  if (mistake === undefined) return;
  const { line, reason } = mistake;
  problems.warn(
    placeAt((node.position?.start.line ?? 1) + line),
    `The sample is not valid \`${language}\` from this line on${reason === undefined ? '' : `: ${reason}`}.`,
    'Correct it. For code that is left incomplete on purpose, use the language `text`.',
  );
}

const platform = 'homeassistant';

/** Finds names in samples of Python that the platform does not have. */
export function checkPython(tree: Root, reference: Reference, problems: ProblemList): void {
  walk(tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'python') return undefined;
    const uses = readCode(node.value).uses.filter(({ of }) => `${of}.`.startsWith(`${platform}.`));
    if (uses.length > 0) checkUses(uses, node, reference, problems);
    return undefined;
  });
}

function checkUses(uses: readonly PythonUse[], node: Code, reference: Reference, problems: ProblemList): void {
  const inventory = reference.single['python-names'];
  if (!inventory) return;
  // What a data file with a mistake may define is not known.
  const unknown = [...reference.broken].map(moduleOf);
  for (const { of, name, imported, at } of uses) {
    if (unknown.some((module) => `${of}.`.startsWith(module))) continue;
    const names = [...(inventory[of] ?? []), ...modulesBelow(of, Object.keys(inventory)), ...membersOf(of, reference)];
    // Modules that only attributes lead to, and members of a class that are no constants, are not listed.
    const listed = names.length > 0 ? /^[A-Z\d_]+$/.test(name) || !/\.[A-Z]\w*$/.test(of) : imported;
    if (!listed || names.includes(name)) continue;
    const [what, remedy] =
      names.length > 0
        ? [`\`${of}\` has no \`${name}\`.`, suggest(name, names)]
        : [`Unknown Python module \`${of}\`.`, suggest(of, Object.keys(inventory))];
    const { file } = node.data ?? {};
    const line = (node.position?.start.line ?? 0) + lineAt(at, node.value);
    const place = file === undefined ? placeAt(line, node.position?.start.column) : node;
    problems.add(
      place,
      file === undefined ? what : `${file}: ${what}`,
      `${remedy} If the name is right, add it to data/python-names.yml.`,
    );
  }
}

/** The module of a platform, from its data file: `entities/fan` → `homeassistant.components.fan.` */
const moduleOf = (file: string): string => `${platform}.components.${file.replace(/^entities\//, '')}.`;

/** What the modules and enums directly below a module are called. */
const modulesBelow = (module: string, known: readonly string[]): string[] =>
  known.flatMap((name) => (name.startsWith(`${module}.`) ? [name.slice(module.length + 1).replace(/\..*/, '')] : []));

/** Members of an enum of an entity platform, from the data of the platform. */
function membersOf(of: string, { entities }: Reference): string[] {
  const [, platformName = '', enumName = ''] =
    /^homeassistant\.components\.(\w+)(?:\.\w+)*\.([A-Z]\w+)$/.exec(of) ?? [];
  const entity = platformName === '' ? undefined : entities.get(platformName);
  if (!entity) return [];
  const { deviceClasses, features, featureEnum = '', states, stateEnum = '', enums } = entity;
  return [
    ...deviceClasses.map(({ name }) => name),
    ...enums.flatMap(({ members }) => members.map(({ name }) => name)),
    ...features.map(({ name }) => within(featureEnum, name)),
    ...states.map(({ name }) => within(stateEnum, name)),
  ].flatMap((member) => (member.startsWith(`${enumName}.`) ? [member.slice(enumName.length + 1)] : []));
}

const within = (enumName: string, member: string): string => (member.includes('.') ? member : `${enumName}.${member}`);
