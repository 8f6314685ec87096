import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type HomePage from '../../pages/index';

let Page: typeof HomePage;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ graphql: () => '' }));
  ({ default: Page } = await import('../../pages/index'));
});
afterAll(() => {
  vi.doUnmock('gatsby');
  vi.resetModules();
});

const start = { icon: 'chip', label: 'Integration', href: '/docs/start', text: 'Connect a device.' };
/** The home page with some data. */
function shown(more: object = {}) {
  const data = { home: null, removals: { nodes: [] }, posts: { nodes: [] }, pictures: { nodes: [] }, ...more };
  return load(renderToStaticMarkup(createElement(Page, { data } as unknown as Parameters<typeof HomePage>[0])));
}

test('of what releases will remove, the nearest come first, and all of them are on the page that has them', () => {
  const releases = ['2025.10', '2025.6', '2026.1', '2025.11', '2025.7', '2025.9', '2025.8'];
  const nodes = releases.map((removedIn) => ({ removedIn, title: removedIn, path: `/docs/calendar#${removedIn}` }));
  const $ = shown({ removals: { nodes } });
  const section = $('section[aria-labelledby=removals]');
  expect(
    section
      .find('li span')
      .toArray()
      .map((one) => $(one).text()),
  ).toEqual(['2025.6', '2025.7', '2025.8', '2025.9', '2025.10', '2025.11']);
  expect(section.find('li a').first().attr('href')).toBe('/docs/calendar#2025.6');
  expect(section.find('p a').attr('href')).toBe('/docs/calendar');
});

test('what a site does not have is left out', () => {
  const $ = shown();
  expect($('#removals, #build, #look-up')).toHaveLength(0);
});

test('each start is a link with an icon, known or not', () => {
  const odd = { ...start, icon: 'unknown', href: '/docs/odd' };
  const $ = shown({ home: { actions: [], starts: [start, odd], lookups: [start] } });
  expect($('section[aria-labelledby=build] li svg')).toHaveLength(2);
  expect($('section[aria-labelledby=look-up] a').attr('href')).toBe('/docs/start');
  expect($('#build').text()).toBe('What do you want to build?');
});

test('the picture of each color mode shows in that', () => {
  const gatsbyImageData = { width: 560, height: 280, images: { fallback: { src: '/home.webp' } } };
  const nodes = ['home-light', 'home-dark', 'gone'].map((name) => ({
    ...{ name, childImageSharp: name === 'gone' ? null : { gatsbyImageData } },
  }));
  const $ = shown({ pictures: { nodes } });
  expect(
    $('img')
      .toArray()
      .map((one) => [$(one).attr('class'), $(one).attr('alt')]),
  ).toEqual([
    ['light-only', ''],
    ['dark-only', ''],
  ]);
});
