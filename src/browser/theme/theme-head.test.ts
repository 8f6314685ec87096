import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { inlineScript } from './inline-script';
import { themeColors, themeHead } from './theme-head';

test.each([
  ['system', '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['light', 'all', 'not all'],
  ['dark', 'not all', 'all'],
] as const)('with the colors %s, the bars of browsers are light for %s and dark for %s', (colorMode, light, dark) => {
  const html = renderToStaticMarkup(createElement(Fragment, null, ...themeHead({ basePath: '/kit/', colorMode })));
  const meta = (scheme: 'light' | 'dark', media: string): string =>
    `<meta name="theme-color" content="${themeColors[scheme]}" media="${media}" data-scheme="${scheme}"/>`;
  // The script, which changes them, comes after them.
  expect(html).toBe(`${meta('light', light)}${meta('dark', dark)}<script>${inlineScript('/kit/')}</script>`);
});
