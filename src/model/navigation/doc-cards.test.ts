import { expect, test } from 'vitest';
import { cardsOf, hasDocCards, withDocCards } from './doc-cards';
import { category, link, markup } from '../../../test/samples/sidebar-items';
import type { Segment } from '../types';

const items = [
  link('Start', '/docs/start'),
  category('Guides', '/docs/guides', [
    link('Deep', '/docs/deep'),
    link('Secret', '/docs/secret', true),
    category('More', null, [link('First', '/docs/first')]),
  ]),
];

test('the page of a category lists its entries, a nested category by its first page', () => {
  expect(cardsOf(items, '/docs/guides')).toEqual([
    { label: 'Deep', href: '/docs/deep' },
    { label: 'More', href: '/docs/first' },
  ]);
});

test('any other page lists those beside it', () => {
  expect(cardsOf(items, '/docs/deep')).toEqual([{ label: 'More', href: '/docs/first' }]);
  expect(cardsOf(items, '/docs/start')).toEqual([{ label: 'Guides', href: '/docs/guides' }]);
});

test('what leads nowhere and unlisted pages of categories are not listed', () => {
  const hidden = { ...category('Hidden', '/docs/hidden', [link('A', '/docs/a')]), linkUnlisted: true };
  const beside = [markup('<b>New</b>'), category('Notes', null, [markup('<hr>')]), hidden, ...items];
  expect(cardsOf(beside, '/docs/start')).toEqual([{ label: 'Guides', href: '/docs/guides' }]);
});

test('a page outside of the sidebar lists nothing', () => {
  expect(cardsOf(items, '/docs/nowhere')).toBeUndefined();
  const [list] = withDocCards([{ kind: 'doc-cards' }], items, '/docs/nowhere');
  expect(list).toEqual({ kind: 'html', html: '<ul class="doc-cards"></ul>' });
});

test('a body has a list at any depth, or none', () => {
  const text = { kind: 'html', html: '<p>Text</p>' } as const;
  const around = (...children: readonly Segment[]): Segment => ({
    kind: 'element',
    tag: 'div',
    attributes: {},
    children,
  });
  expect(hasDocCards([text, { kind: 'doc-cards' }])).toBe(true);
  expect(hasDocCards([text, around(text, around({ kind: 'doc-cards' }))])).toBe(true);
  expect(hasDocCards([text, around(text)])).toBe(false);
  expect(hasDocCards([])).toBe(false);
});

test('the list stands where the component stood, escaped; the rest stays', () => {
  const text = { kind: 'html', html: '<p>Text</p>' } as const;
  const list = { kind: 'doc-cards' } as const;
  const box = { kind: 'element', tag: 'div', attributes: {}, children: [list] } as const;
  expect(withDocCards([text, box], [link('Start', '/docs/start'), link('A < "B"', '/docs/b')], '/docs/start')).toEqual([
    text,
    {
      ...box,
      children: [
        { kind: 'html', html: '<ul class="doc-cards"><li><a href="/docs/b">A &lt; &quot;B&quot;</a></li></ul>' },
      ],
    },
  ]);
});
