import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import type * as Head from './Head';

const site = {
  ...{ title: 'Kettle', tagline: 'Tea for all', titleDelimiter: ' – ', url: 'https://h.dev/kit' },
  ...{ image: '', foreign: false, noIndex: false, metadata: [] as readonly Record<string, string>[] },
  locale: { code: 'de', direction: 'ltr' },
  locales: [
    { code: 'en', url: 'https://h.dev/kit' },
    { code: 'de', url: 'https://h.dev/kit/de' },
  ],
};
let settings = site;
beforeEach(() => {
  settings = site;
  vi.resetModules();
  vi.doMock('../../config/browser-config', () => ({ site: settings }));
});
afterEach(() => {
  vi.doUnmock('react');
  vi.doUnmock('../../config/browser-config');
  vi.resetModules();
});

/** What a component writes into the head, one element a line. */
async function headOf(show: (head: typeof Head) => ReactElement): Promise<string[]> {
  const head = await import('./Head');
  head.provideHelmet(Helmet);
  renderToStaticMarkup(show(head));
  const { title, meta, link, htmlAttributes } = Helmet.renderStatic();
  return `${title.toString()}${meta.toString()}${link.toString()}<html ${htmlAttributes.toString()}>`
    .replace(/ data-react-helmet="true"/g, '')
    .split(/(?<=>)(?=<(?!\/))/);
}

test.each([
  [undefined, 'Kettle – Tea for all', 'Kettle'],
  ['Boil', 'Boil – Kettle', 'Boil'],
  ['Kettle', 'Kettle', 'Kettle'],
])('a page with the title %j is called %j, and %j in link previews', async (title, full, short) => {
  const head = await headOf(({ Seo }) => createElement(Seo, title === undefined ? {} : { title }));
  expect(head).toContain(`<title>${full}</title>`);
  expect(head).toContain(`<meta property="og:title" content="${short}"/>`);
  expect(head).toContain('<meta name="description" content="Tea for all"/>');
  expect(head.filter((one) => /canonical|og:url|robots|keywords|markdown|og:image|alternate/.test(one))).toEqual([]);
});

test('a page tells search engines and previews where it is, what it is about and what it looks like', async () => {
  const page = {
    title: 'Boil',
    description: 'Water.',
    path: '/docs/boil',
    image: '/boil.png',
    markdown: '/docs/boil.md',
  };
  const head = await headOf(({ Seo }) => createElement(Seo, { ...page, keywords: ['tea', 'pot'], type: 'article' }));
  for (const element of [
    '<meta name="description" content="Water."/>',
    '<meta property="og:description" content="Water."/>',
    '<meta property="og:type" content="article"/>',
    '<meta name="keywords" content="tea, pot"/>',
    '<meta property="og:image" content="https://h.dev/kit/boil.png"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta property="og:url" content="https://h.dev/kit/docs/boil"/>',
    '<link rel="canonical" href="https://h.dev/kit/docs/boil"/>',
    '<link rel="alternate" type="text/markdown" href="/docs/boil.md"/>',
  ])
    expect(head).toContain(element);
});

test('a hidden page keeps search engines away', async () => {
  expect(await headOf(({ Seo }) => createElement(Seo, { hidden: true }))).toContain(
    '<meta name="robots" content="noindex"/>',
  );
});

test('the same page in other languages is named where there are some', async () => {
  vi.stubGlobal('HAS_LOCALES', true);
  const head = await headOf(({ Seo }) => createElement(Seo, { path: '/a' }));
  expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://h.dev/kit/a"/>');
  expect(head).toContain('<link rel="alternate" hrefLang="de" href="https://h.dev/kit/de/a"/>');
  expect((await headOf(({ Seo }) => createElement(Seo))).join('')).not.toContain('hrefLang');
});

test.each([
  ['', false, 'https://h.dev/kit/social-card.png'],
  ['', true, undefined],
  ['/tea.png', false, 'https://h.dev/kit/tea.png'],
  ['//cdn.dev/tea.png', false, 'https://cdn.dev/tea.png'],
  ['https://cdn.dev/tea.png', true, 'https://cdn.dev/tea.png'],
  ['tea.png', false, 'https://h.dev/kit/tea.png'],
])('with the picture %j in the settings (of another tool: %s), previews show %s', async (image, foreign, address) => {
  settings = { ...site, image, foreign };
  const head = await headOf(({ SiteHead }) => createElement(SiteHead));
  const pictures = head.filter((one) => one.includes('og:image'));
  expect(pictures).toEqual(address === undefined ? [] : [`<meta property="og:image" content="${address}"/>`]);
  const card = address === undefined ? 'summary' : 'summary_large_image';
  expect(head).toContain(`<meta name="twitter:card" content="${card}"/>`);
  expect(head).toContain('<html lang="de" dir="ltr">');
});

test('a site has the meta elements of its settings, in place of others of the same name', async () => {
  settings = { ...site, metadata: [{ name: 'twitter:card', content: 'player' }], noIndex: true };
  const head = await headOf(({ SiteHead }) => createElement(SiteHead));
  expect(head).toContain('<meta name="twitter:card" content="player"/>');
  expect(head).not.toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
});

test.each([
  ['Boil – Kettle', false],
  ['Kettle – Tea for all', true],
])('what writes the head is fetched for another title than %j: %s', async (title, isFetched) => {
  const hooks = fakeHooks();
  const fetched = vi.fn();
  vi.stubGlobal('document', { title });
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  vi.doMock('react-helmet', () => {
    fetched();
    return { Helmet: () => null };
  });
  const { Seo } = await import('./Head');
  hooks.render(() => Seo({ title: 'Boil' }));
  await vi.dynamicImportSettled();
  expect(fetched).toHaveBeenCalledTimes(isFetched ? 1 : 0);
  expect(document.title).toBe('Boil – Kettle');
  vi.doUnmock('react-helmet');
});

test('heads that are shown before there is what writes them are written when it is there, as long as they are shown', async () => {
  let tellReact: () => void = () => undefined;
  let stop: () => void = () => undefined;
  const told = vi.fn();
  vi.doMock('react', async (original) => ({
    ...(await original<object>()),
    useSyncExternalStore: (subscribe: (tell: () => void) => () => void, isThere: () => boolean) => {
      tellReact = told;
      stop = subscribe(() => tellReact());
      return isThere();
    },
  }));
  const { Head, provideHelmet } = await import('./Head');
  expect(Head({ children: 'a' })).toBeNull();
  provideHelmet(Helmet);
  expect(told).toHaveBeenCalledTimes(1);
  expect(Head({ children: 'a' })).not.toBeNull();
  stop();
  provideHelmet(Helmet);
  expect(told).toHaveBeenCalledTimes(2);
});
