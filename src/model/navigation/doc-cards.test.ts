import { expect, test } from 'vitest';
import { cardsOf, withDocCards } from './doc-cards';
import { category, link } from '../../test/sidebar-items';

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

test('a page outside of the sidebar lists nothing', () => {
  expect(cardsOf(items, '/docs/nowhere')).toBeUndefined();
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
