import { toString } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { fence, inline, path, sharedClass } from './nodes';

const typesOf = (markdown: string): string[] => inline(markdown).map(({ type }) => type);

describe('a description', () => {
  test('of words and code is text and code', () => {
    expect(inline('Set `a_b` to some_name (or `1`).')).toMatchObject([
      { type: 'text', value: 'Set ' },
      { type: 'inlineCode', value: 'a_b' },
      { type: 'text', value: ' to some_name (or ' },
      { type: 'inlineCode', value: '1' },
      { type: 'text', value: ').' },
    ]);
  });

  test.each([
    ['An _emphasised_ word.', ['text', 'emphasis', 'text']],
    ['A **strong** word.', ['text', 'strong', 'text']],
    ['A [link](/docs/a).', ['text', 'link', 'text']],
    ['Two ``a ` b`` marks.', ['text', 'inlineCode', 'text']],
    ['_First_ word.', ['emphasis', 'text']],
    ['A `half.', ['text']],
  ])('may hold inline Markdown: %s', (markdown, types) => {
    expect(typesOf(markdown)).toEqual(types);
  });

  test('may name a placeholder', () => {
    expect(toString(inline('Takes <entity_id> and {name}.'))).toBe('Takes <entity_id> and {name}.');
    const nested = inline('The [states of <entity>](/docs/a) and *all <b>of _<it>_*.');
    expect(toString(nested)).toBe('The states of <entity> and all <b>of <it>.');
    expect(JSON.stringify(nested)).not.toContain('"html"');
  });

  test('is created again each time, because pages change what they hold', () => {
    for (const markdown of ['Plain `code`.', 'A [link](/docs/a).']) {
      expect(inline(markdown)[1]).not.toBe(inline(markdown)[1]);
    }
  });
});

test.each([
  [['Lamp.A', 'Lamp.B'], 'Lamp.'],
  [['Lamp.A', 'Fan.B'], undefined],
  [['Lamp.A'], undefined],
  [['a', 'b'], undefined],
  [['lamp.A', 'lamp.B'], undefined],
  [[], undefined],
])('the names %s are members of the class %s', (names, prefix) => {
  expect(sharedClass(names)).toBe(prefix);
});

test('code has the title that it is given', () => {
  expect(fence('json', '{}', 'Answer')).toEqual({ type: 'code', lang: 'json', value: '{}', data: { title: 'Answer' } });
  expect(fence('json', '{}')).not.toHaveProperty('data');
});

test('in the path of an endpoint, parameters are variables, and a line may break after a slash', () => {
  const pieces = path('/a/<b c>/d').data?.hChildren ?? [];
  const said = pieces.map((piece) =>
    piece.type === 'element' ? `${piece.tagName}:${toString(piece)}` : toString(piece),
  );
  expect(said.filter((text) => text !== '')).toEqual(['/', 'wbr:', 'a', '/', 'wbr:', 'var:<b c>', '/', 'wbr:', 'd']);
});
