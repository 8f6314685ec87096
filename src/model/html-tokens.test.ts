import { expect, test } from 'vitest';
import { htmlTokens } from './html-tokens';

test('tags, texts and comments are read as browsers read them', () => {
  expect(htmlTokens('a &lt; <B title="x > y" hidden alt=\'\'>b</b><!-- c --><br>')).toEqual([
    { kind: 'text', value: 'a < ' },
    {
      kind: 'open',
      name: 'b',
      attributes: [
        { name: 'title', value: 'x > y' },
        { name: 'hidden', value: null },
        { name: 'alt', value: '' },
      ],
      isLeaf: false,
    },
    { kind: 'text', value: 'b' },
    { kind: 'close', name: 'b' },
    { kind: 'comment', value: ' c ' },
    { kind: 'open', name: 'br', attributes: [], isLeaf: true },
  ]);
});

test('names of attributes keep their letters, and scripts are texts', () => {
  expect(htmlTokens('<svg viewBox="0 0 1 1"/><script>if (a <b) "</a>"</script>')).toEqual([
    { kind: 'open', name: 'svg', attributes: [{ name: 'viewBox', value: '0 0 1 1' }], isLeaf: true },
    { kind: 'open', name: 'script', attributes: [], isLeaf: false },
    { kind: 'text', value: 'if (a <b) "</a>"' },
    { kind: 'close', name: 'script' },
  ]);
});

test.each('area base br col embed hr img input link meta source track wbr'.split(' '))('<%s> has no end', (name) => {
  expect(htmlTokens(`<${name}>`)).toMatchObject([{ kind: 'open', name, isLeaf: true }]);
});
