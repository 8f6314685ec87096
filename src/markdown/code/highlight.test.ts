import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { splitLines } from './code-block';
import { codeLanguages, highlight, isCodeLanguage } from './highlight';

const sample = 'def f(a: int) -> str:\n    """Text\n    over lines."""\n    return "<b>"\n';
const textOf = (nodes: ReturnType<typeof highlight>): string => toString({ type: 'root', children: nodes });

describe('colored code', () => {
  test.each(codeLanguages)('keeps every character: %s', (language) => {
    expect(textOf(highlight(sample, language))).toBe(sample);
  });

  test.each(['text', 'mermaid', 'no-such-language'])('stays plain text: %s', (language) => {
    expect(highlight(sample, language)).toEqual([{ type: 'text', value: sample }]);
  });

  test.each(['python', 'py', 'ts', 'yml', 'sh', 'shell', 'html', 'jinja', 'kt'])('has colors: %s', (language) => {
    const code =
      language === 'html'
        ? '<b>x</b>'
        : language === 'jinja'
          ? '{% if a %}'
          : 'name: "x" # y\nif true; then echo "x"; fi';
    expect(highlight(code, language).some(({ type }) => type === 'element')).toBe(true);
  });
});

test.each(['console', 'j2', 'liquid', 'twig', 'conf', 'properties', 'json5', 'groovy', 'mdx'])(
  'another name of a language is known: %s',
  (name) => {
    expect([isCodeLanguage(name), codeLanguages.includes(name)]).toEqual([true, true]);
    expect(highlight('{# x #} "a" `b` # c', name).length).toBeGreaterThan(0);
  },
);

describe('code cut into lines', () => {
  test('has the lines of the source, also where a string runs over several', () => {
    const lines = splitLines(highlight(sample, 'python'));
    expect(lines.map(textOf)).toEqual(sample.split('\n'));
  });

  test('opens a string again on each of its lines', () => {
    const [, first, second] = splitLines(highlight(sample, 'python'));
    for (const line of [first, second]) {
      expect(line?.some((node) => node.type === 'element' && String(node.properties.className) === 'hl-string')).toBe(
        true,
      );
    }
  });

  test('keeps empty lines', () => {
    expect(splitLines(highlight('a\n\nb', 'text')).map(textOf)).toEqual(['a', '', 'b']);
  });
});
