import { describe, expect, test } from 'vitest';
import { checkProse, proseRules, proseText } from './prose';

const found = (text: string, file = 'docs/a.md'): string[] =>
  checkProse(proseText(file, text), proseRules).map(({ line, column, rule }) => `${line}:${column} ${rule.id}`);

describe('is found', () => {
  test.each([
    ['colon-as-conjunction', 'Keep the session open: it costs nothing.', 22],
    ['colon-as-conjunction', 'Never block the `loop` here: the server becomes slow.', 28],
    ['of-its-own', 'A class of its own helps.', 9],
    ['has-to', 'The method has to return it.', 12],
    ['which-chain', 'It takes a name, which is shown.', 16],
    ['which-chain', 'It takes a name, from which it starts.', 16],
    ['as-it-chain', 'Wait, as it starts later.', 5],
    ['anew', 'Write it anew.', 10],
    ['in-vain', 'Nobody is asked in vain.', 17],
    ['mend', 'It was mended.', 8],
    ['goes-in-release', 'The old name goes away in Home Assistant 2025.6.', 14],
    ['tells-that', 'It tells whether it is on.', 4],
    ['verbless', 'It is on. Not implemented, it is off.', 11],
    ['response', 'Read the answer of the server.', 10],
    ['latin', 'Use a name, e.g. this one.', 13],
    ['exclamation', 'Welcome! Read on.', 8],
    ['exclamation', 'Welcome!', 8],
    ['doubled-word', 'Press the the button.', 7],
    ['archaic', 'You shall not pass.', 5],
    ['allows-to', 'This allows to read it.', 6],
  ])('%s: %s', (rule, text, column) => {
    expect(found(`Text.\n\n${text}`)).toEqual([`3:${column} ${rule}`]);
  });
});

describe('is right', () => {
  test.each([
    ['a list after a colon', 'It has two parts: a name and a value.'],
    ['a definition', '- **Name**: It is shown in the list.'],
    ['a row of a table', '| Name: | It is shown. |'],
    ['code', 'Use `a, which b` here.\n\n```python\n# e.g. this: it goes in 2025.1!\n```'],
    ['a quotation', 'The dialog asks "Shall we begin anew?" first.'],
    ['what something is about', 'It has to do with the name.'],
    ['a quotation in a table', '| "Shall we?" | It is new, "e.g." |'],
    ['a title that is known by its mark', '---\ntitle: Welcome!\n---\n\n## Push vs. poll!'],
    ['a factorial', 'There are n! of them.'],
    ['the editor', 'Open it in VS Code.'],
    ['a question', 'Which one is it?'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

test('of a data file only the sentences are prose', () => {
  expect(found('name: has to\nitems:\n  - description: "It has to be on."\n', 'data/a.yml')).toEqual(['3:22 has-to']);
});

test('a mark is shown with the words around it', () => {
  const what = (text: string) => checkProse(proseText('docs/a.md', text), proseRules)[0]?.what;
  expect(what('Please always keep the `x` open: it costs nothing at all to do so.')).toBe(
    'Avoid “`x` open: it costs nothing at all” (colon-as-conjunction).',
  );
  expect(what('The method has to return it.')).toBe('Avoid “has to” (has-to).');
});
