import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { translate } from '../../i18n/translate';
import { element } from '../nodes';
import { metaOfCode, takeMagicComments } from './code-meta';
import { highlight } from './highlight';

/** Cuts highlighted code at its line breaks; a span that runs over several lines is opened again on each. */
export function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts = node.type === 'element' ? splitElement(node) : splitText(node);
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push(part);
    });
  }
  return lines;
}

function splitText(node: ElementContent): (ElementContent | undefined)[] {
  if (node.type !== 'text') return [node];
  return node.value.split('\n').map((value) => (value === '' ? undefined : { type: 'text', value }));
}

function splitElement(node: Element): (ElementContent | undefined)[] {
  return splitLines(node.children).map((children) => (children.length === 0 ? undefined : { ...node, children }));
}

const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  javascript: 'JavaScript',
  json: 'JSON',
  py: 'Python',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

/** Characters of code that fit a line of the narrowest phones. Shorter code never needs to be wrapped. */
const narrowestLine = 30;

/** A fence → `<figure>` with title bar, copy button and highlighted code. Classes only: no style attributes (CSP). */
export function codeBlock(node: Code): Element {
  const language = (node.lang ?? 'text').toLowerCase();
  const meta = metaOfCode(node);
  const { code, classes } = takeMagicComments(node.value, node.data?.marks);
  const marks = new Map(classes);
  for (const line of meta.marked) marks.set(line, ['line-marked', ...(classes.get(line) ?? [])]);
  const byLine = marks.size > 0 || meta.showLineNumbers || language === 'diff';
  const content = highlight(code, language);
  const known = Object.hasOwn(languageNames, language) ? languageNames[language] : undefined;
  const name = known ?? language.charAt(0).toUpperCase() + language.slice(1);
  const label =
    meta.title ??
    (language === 'text'
      ? translate({ id: 'code.text', message: 'Text', description: 'Name of a code block without a language' })
      : name);
  const className = ['code', ...(meta.showLineNumbers ? ['code-numbered'] : [])];
  // Without a label the figure would be named after the whole bar, with its buttons.
  return element('figure', { className, ariaLabel: label }, [
    element('figcaption', { className: ['code-bar'] }, [
      element('span', { className: ['code-title'] }, [text(label)]),
      ...(code.split('\n').some(({ length }) => length > narrowestLine)
        ? [button('code-wrap', { dataWrap: '', ariaPressed: 'false' }, translate({ id: 'code.wrap', message: 'Wrap' }))]
        : []),
      button(
        'code-copy',
        { dataCopy: '' },
        translate({ id: 'code.copy', message: 'Copy', description: 'Copies a code block' }),
      ),
    ]),
    element('pre', {}, [
      element(
        'code',
        { className: [`language-${language}`] },
        byLine ? wrapLines(content, marks, language, meta.firstLine) : content,
      ),
    ]),
  ]);
}

function wrapLines(
  content: ElementContent[],
  marks: ReadonlyMap<number, readonly string[]>,
  language: string,
  firstLine: number,
): ElementContent[] {
  return splitLines(content).flatMap((children, index) => {
    const className = [...new Set(['line', ...(marks.get(index + 1) ?? []), ...diffClass(children, language)])];
    // A counter cannot be told where to start without a style attribute, which the Content-Security-Policy forbids.
    const number = firstLine === 1 ? {} : { dataLine: String(firstLine + index) };
    return [element('span', { className, ...number }, children), text('\n')];
  });
}

function diffClass(children: ElementContent[], language: string): string[] {
  const [first] = children;
  if (language !== 'diff' || first?.type !== 'element') return [];
  const classes = first.properties.className;
  if (!Array.isArray(classes)) return [];
  if (classes.includes('hl-addition')) return ['line-added'];
  return classes.includes('hl-deletion') ? ['line-removed'] : [];
}

function button(name: string, properties: Element['properties'], label: string): Element {
  return element('button', { type: 'button', className: [name, 'needs-script'], ...properties }, [text(label)]);
}

const text = (value: string): ElementContent => ({ type: 'text', value });
