import { describe, expect, test } from 'vitest';
import { checkTerms } from './check-quality';
import { proseText } from './prose';

const terms = { 'Home Assistant': ['Homeassistant'], 'add-on': ['addon'], YAML: ['yaml', 'Yaml'] };
const found = (text: string): string[] =>
  checkTerms(proseText('docs/a.md', text), terms).map(({ line, column, remedy }) => `${line}:${column} ${remedy}`);

test('a wrong form in prose is found at its place', () => {
  expect(found('Text.\n\nAn addon for Homeassistant, in **yaml**.')).toEqual([
    '3:4 Use `add-on` instead of `addon`.',
    '3:14 Use `Home Assistant` instead of `Homeassistant`.',
    '3:34 Use `YAML` instead of `yaml`.',
  ]);
});

test('of two wrong forms the longer one is meant, and it can be fixed', () => {
  const text = proseText('docs/a.md', 'The front end code.');
  const [problem, ...others] = checkTerms(text, { frontend: ['front end'], 'frontend code': ['front end code'] });
  expect(others).toEqual([]);
  expect(problem?.fix).toEqual({ replace: 'front end code', by: 'frontend code' });
});

test('texts of the front matter are prose', () => {
  expect(found('---\ntitle: An addon\nid: addon\nslug: yaml\n---\n')).toEqual([
    '2:11 Use `add-on` instead of `addon`.',
  ]);
});

describe('is left alone', () => {
  test.each([
    ['code', 'Write `addon: yaml` here.'],
    ['a block of code', '```yaml\naddon: 1\n```'],
    ['a block of code in a list', '- a\n\n  ~~~\n  addon\n  ~~~'],
    ['the name of a file', 'The file configuration.yaml and addon.py.'],
    ['an address', 'See https://example.org/addon or [this](/docs/addon) or <a href="/addon">that</a>.'],
    ['a path', 'Below config/addon or addon/config.'],
    ['part of a word', 'The addons, my_addon and addon-like.'],
    ['a comment', 'Text <!-- addon --> and\n<!--\naddon\n-->'],
    ['an expression', 'Text {addon} more.'],
    ['an id', '## Title {#addon}'],
    ['an import', "import addon from './addon';"],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
