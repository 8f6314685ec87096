import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { navbarFile } from './navigation/navbar';
import { authorsFile, footerFile } from './site-data';
import { sidebarsFile } from './navigation/sidebar-items';
import { parseYaml, readYaml } from './yaml-source';

const problemsOf = (text: string, schema: z.ZodType, file = 'data/x.yml') =>
  parseYaml(readYaml(text, file), schema, file).problems;

describe('places of values', () => {
  const source = readYaml('a:\n  - one\n  - b:\n      c: two\n', 'data/x.yml');

  test.each([
    [['a'], { line: 1, column: 1 }],
    [['a', 0], { line: 2, column: 5 }],
    [['a', 1, 'b', 'c'], { line: 4, column: 7 }],
    [['a', 1, 'b', 'missing'], { line: 3, column: 5 }],
    [['a', 9], { line: 1, column: 1 }],
    [[], { line: 1, column: 1 }],
  ])('%j', (path, place) => {
    expect(source.placeOf(path)).toEqual(place);
  });

  test('the offset counts the lines above the text', () => {
    expect(readYaml('a: 1\nb: 2\n', 'docs/a.md', 1).placeOf(['b'])).toEqual({ line: 3, column: 1 });
  });
});

describe('YAML that cannot be read', () => {
  test('has a place, the reason in one sentence, and a remedy', () => {
    const [problem] = problemsOf('a: [1\nb: 2\n', z.unknown());
    expect(problem?.file).toBe('data/x.yml');
    expect(problem?.what).toMatch(/^Invalid YAML: [^\n]+[^.]\.$/);
    expect(problem?.what).not.toContain('at line');
    expect(problem?.remedy).toContain('Quote values');
  });

  test('has no value', () => {
    expect(readYaml('a: [1\nb: 2\n', 'data/x.yml').value).toBeUndefined();
  });
});

describe('data that does not fit', () => {
  test('an empty file lacks what it must have', () => {
    expect(problemsOf('', navbarFile).map(({ what }) => what)).toEqual(['`items` is missing.']);
  });

  test('a missing value is reported where it belongs', () => {
    const [problem] = problemsOf('core:\n  name: Core\nvoice:\n  url: https://example.org\n', authorsFile);
    expect(problem).toMatchObject({ line: 3, what: '`voice.name` is missing.', remedy: 'Add a line `name: …`.' });
  });

  test('an unknown key below the top names the nearest valid key', () => {
    const [problem] = problemsOf('core:\n  name: Core\n  ulr: https://example.org\n', authorsFile);
    expect(problem).toMatchObject({ line: 3, what: 'Unknown key `ulr` in `core`.', remedy: 'Did you mean `url`?' });
  });

  test('an unknown key in a list names the nearest valid key', () => {
    const text =
      'columns:\n  - title: A\n    itmes: []\n    items: [{ label: a, href: /b }]\nhosting: { label: a, href: b }\n';
    const [problem] = problemsOf(text, footerFile);
    expect(problem).toMatchObject({
      line: 3,
      what: 'Unknown key `itmes` in `columns.0`.',
      remedy: 'Did you mean `items`?',
    });
  });

  test('a sidebar entry that is neither doc, link nor category is reported at its line', () => {
    const [problem, ...others] = problemsOf('Main:\n  - a\n  - label: B\n    items: 5\n', sidebarsFile);
    expect(others).toEqual([]);
    expect(problem?.line).toBe(4);
    expect(problem?.what).toContain('`Main.1.items`');
  });

  test('a valid file has no problems and its value', () => {
    const source = readYaml('Main:\n  - a\n', 'data/sidebars.yml');
    expect(parseYaml(source, sidebarsFile, 'data/sidebars.yml')).toEqual({ value: { Main: ['a'] }, problems: [] });
  });
});
