import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { provideHelmet } from '../../components/ui/Head';
import { PageMetadata } from './head';
import Layout from './Layout';

vi.mock('../../config/browser-config', () => ({
  site: { title: 'Kettle', titleDelimiter: ' – ', url: 'https://h.dev/kit', foreign: true },
}));
vi.mock('@reach/router', () => ({ useLocation: () => ({ pathname: '/kit/docs/a/' }) }));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

beforeAll(() => provideHelmet(Helmet));

/** What a component writes into the head. */
function headOf(element: React.ReactElement): string {
  renderToStaticMarkup(element);
  const { title, meta, link } = Helmet.renderStatic();
  return `${title.toString()}${meta.toString()}${link.toString()}`.replace(/ data-react-helmet="true"/g, '');
}

test.each([
  ['Boil', 'Boil – Kettle'],
  ['Kettle', 'Kettle'],
  ['', 'Kettle'],
])('browsers show a page with the title %j as %j', (title, full) => {
  expect(headOf(createElement(PageMetadata, { title }))).toBe(`<title>${full}</title>`);
});

test('a page that says nothing of itself changes nothing in the head', () => {
  expect(headOf(createElement(PageMetadata))).toBe('<title></title>');
  expect(headOf(createElement(PageMetadata, { description: 'Water.' }))).toContain(
    '<meta name="description" content="Water."/>',
  );
});

test('a page in the layout has its own address, a title, and content that the link to it reaches', () => {
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  const page = createElement(Layout, { title: 'Boil', description: 'Water.' }, 'Text');
  const head = headOf(page);
  expect(head).toContain('<title>Boil – Kettle</title>');
  expect(head).toContain('content="Water."');
  expect(head).toContain('<link rel="canonical" href="https://h.dev/kit/docs/a"/>');
  expect(head).toContain('<meta property="og:url" content="https://h.dev/kit/docs/a"/>');
  expect(renderToStaticMarkup(page)).toBe('<div id="main" class="tree-layout" tabindex="-1">Text</div>');
});
