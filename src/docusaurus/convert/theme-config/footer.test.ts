import { expect, test } from 'vitest';
import { Notes } from '../../notes';
import { convertFooter } from './footer';

test('the address of a link in HTML is its own, whatever other attributes it has', () => {
  const html = '<a class="star" data-href="/no" href="https://a.example" data-count-href="/stars">Star</a>';
  const { columns } = convertFooter({ links: [{ title: 'More', items: [{ html }] }] }, new Notes());
  expect(columns).toEqual([{ title: 'More', items: [{ label: 'Star', href: 'https://a.example' }] }]);
});

test('the copyright keeps its links and its characters, and no scripts', () => {
  const copyright = '&copy; A&trade; &mdash; <a href="/terms" style="color: red">Terms</a><script>go()</script>';
  expect(convertFooter({ links: [], copyright }, new Notes()).copyright).toBe('© A™ — <a href="/terms">Terms</a>');
});
