import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeprecationBanner } from './DeprecationBanner';

const removal = (path: string, removedIn: string) => ({ path, removedIn, what: ['wick', 'wax'], replacedBy: null });

test('the banner names each release once, and each removal', () => {
  const deprecations = [removal('/a', '2026.1'), removal('/b', '2026.1'), removal('/c', '2026.2')];
  const html = renderToStaticMarkup(createElement(DeprecationBanner, { deprecations }));
  expect(html).toMatch(/<summary>Removals in 2026\.1, 2026\.2<\/summary>/);
  expect(html.match(/href="[^"]+"/g)).toEqual(['href="/a"', 'href="/b"', 'href="/c"']);
});
