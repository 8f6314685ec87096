import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import type { Container } from 'postcss';
import { pathBelow } from '../../content/files/paths';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { clientFolder } from './our-modules';

const { resolve } = createRequire(path.resolve('package.json'));
const readInfima = (): string => readFileSync(resolve('infima/dist/css/default/default.css'), 'utf8');

/** Names of classes in a selector or a style sheet. */
const classesIn = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Where the rules count: in the content of pages. They weigh as much as in Infima. */
const inContent = ':where(.prose, .tree-layout)';

/** Elements of text whose rules hold in pages of components. */
const textElement = /^(?:(?:h[1-6]|p|[uo]l|blockquote|hr) ?)+$/;

/** Words of the sources of a tree that may be classes; of one that is put together, its beginning, such as `col--`. */
export interface ClassWords {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  /** Variables of Infima that they name. */
  readonly variables: readonly string[];
}

const isUsed = ({ whole, beginnings }: ClassWords, name: string): boolean =>
  whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

/**
 * The rules of Infima, the style sheet of Docusaurus, for text and for classes that a tree uses, and the variables that they need and that `infima.css` does
 * not have. They win over the look of Markdown, and lose against the style sheets of the tree.
 */
export function infimaRules(words: ClassWords): string {
  const sheet = postcss.parse(readInfima());
  const defined = new Map<string, string>();
  sheet.walkRules(':root', (rule) => {
    if (rule.parent === sheet) rule.walkDecls(/^--/, ({ prop, value }) => void defined.set(prop, value));
  });
  const text = postcss.atRule({ name: 'layer', params: 'base', nodes: [] });
  sheet.walkRules((rule) => {
    const elements = rule.parent === sheet ? rule.selectors.filter((selector) => textElement.test(selector)) : [];
    if (elements.length > 0)
      text.append(rule.clone({ selectors: elements.map((name) => `.tree-layout ${name}:not(:where(.prose *))`) }));
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const isShown = (selector: string): boolean => {
      const classes = classesIn(selector);
      return classes.length > 0 && !selector.includes('data-theme') && classes.every((name) => isUsed(words, name));
    };
    const selectors = rule.selectors.filter(isShown).map((selector) => `${inContent} ${selector}`);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.prepend(text);
  sheet.walkComments((comment) => void comment.remove());
  removeEmpty(sheet);
  const needed = new Map<string, string>();
  const own = new Set(readFileSync(path.join(clientFolder, 'infima.css'), 'utf8').match(/--ifm-[\w-]+(?=:)/g));
  const need = (name: string): void => {
    const value = defined.get(name);
    if (value === undefined || own.has(name) || needed.has(name)) return;
    needed.set(name, value);
    variablesIn(value).forEach(need);
  };
  sheet.walkDecls(({ value }) => variablesIn(value).forEach(need));
  words.variables.forEach(need);
  const variables = [...needed].map(([name, value]) => `${name}: ${value};\n`).join('');
  // In no layer: a rule of the tree wins over one of Infima by what its selector says, as in Docusaurus.
  return `@layer base {\n:root {\n${variables}}\n}\n${sheet.toString()}\n`;
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.name === 'keyframes') return;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}

/** What the files of a tree say of classes. */
interface TreeClasses {
  readonly words: ClassWords;
  /** Names that look like classes of Infima, but have no rule, and where the first of each is. */
  readonly problems: readonly Problem[];
}

const content = /\.(?:mdx?|[cm]?[jt]sx?|html)$/;
const styles = /\.(?:css|s[ac]ss|less)$/;
const word = /(?<![\w-])[a-z][\w-]*(?:\$\{)?/gi;

/** Reads the content, components and style sheets in the folders of the tree at `root`. */
export function readClasses(root: string, folders: readonly string[]): TreeClasses {
  const known = new Set(classesIn(readInfima()));
  const blocks = new Set([...known].flatMap((name) => /^([a-z-]+?)(?:--|__)/.exec(name)?.[1] ?? []));
  const [whole, beginnings] = [new Set<string>(), new Set<string>()];
  const [styled, variables] = [new Set<string>(), new Set<string>()];
  const unknown = new Map<string, { readonly file: string; readonly line: number }>();
  for (const file of new Set(folders.flatMap(filesOf))) {
    const text = readFileSync(file, 'utf8');
    for (const name of text.match(/--ifm-[\w-]+/g) ?? []) variables.add(name);
    if (styles.test(file)) for (const name of classesIn(text)) styled.add(name);
    if (!content.test(file)) continue;
    for (const { 0: name, index } of text.matchAll(word)) {
      if (/[-_]\$\{$/.test(name)) beginnings.add(name.slice(0, -2));
      if (known.has(name)) whole.add(name);
      else if (!unknown.has(name) && blocks.has(/^([a-z-]+?)(?:--|__)[a-z\d]/.exec(name)?.[1] ?? ''))
        unknown.set(name, { file, line: text.slice(0, index).split('\n').length });
    }
  }
  const problems = [...unknown].flatMap(([name, { file, line }]): Problem[] => {
    if (styled.has(name)) return [];
    const what = `Infima has no rule for the class \`${name}\`.`;
    const remedy = 'Use one of its classes, or add a rule to your custom CSS.';
    return [asWarning({ file: pathBelow(root, file), line, column: 1, what, remedy })];
  });
  return { words: { whole, beginnings: [...beginnings], variables: [...variables] }, problems };
}

/** Folders that have no sources of pages. */
const skipped = new Set(['node_modules', 'build', 'static', 'public', 'dist', 'i18n']);

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return [];
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(at);
    return entry.isFile() && (content.test(at) || styles.test(at)) ? [at] : [];
  });
}
