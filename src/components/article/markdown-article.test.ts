import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MarkdownArticle } from './MarkdownArticle';

let Page: typeof MarkdownArticle;
const head = vi.fn<(props: object) => void>();
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('gatsby', () => ({ graphql: vi.fn() }));
  vi.doMock('../ui/Head', () => ({
    Seo: (props: object) => {
      head(props);
      return null;
    },
  }));
  vi.doMock('./Article', () => ({
    Article: ({ header, footer, children }: Readonly<Record<string, ReactNode>>) => [header, children, footer],
  }));
  ({ MarkdownArticle: Page } = await import('./MarkdownArticle'));
});
afterAll(() => {
  for (const file of ['gatsby', '../ui/Head', './Article']) vi.doUnmock(file);
  vi.resetModules();
});
beforeEach(() => void head.mockReset());

const page = {
  ...{ path: '/docs/a', title: 'A', description: 'About a.', image: null, editUrl: null },
  ...{ draft: false, unlisted: false, needsMdx: false, tableOfContents: [], rasters: [], vectors: [] },
  body: [{ kind: 'html', tag: 'div', html: '<p>Compiled</p>' }],
};
const source = { updated: { iso: '2024-02-29', words: '29 February 2024' } };
const htmlOf = (of: object = {}, more: object = {}): string => {
  const all = { page: { ...page, ...of }, header: 'Header', children: 'Running', ...more };
  return renderToStaticMarkup(createElement(Page, all as unknown as Parameters<typeof MarkdownArticle>[0]));
};
const textOf = (html: string): string => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

describe('a page of Markdown', () => {
  test('shows what was compiled, or what runs', () => {
    expect(htmlOf()).toContain('<p>Compiled</p>');
    expect(htmlOf()).not.toContain('Running');
    expect(htmlOf({ needsMdx: true })).toContain('Running');
    expect(htmlOf({ needsMdx: true })).not.toContain('Compiled');
  });

  test.each([
    [{}, false, ''],
    [{ unlisted: true }, true, 'Unlisted page'],
    [{ draft: true }, true, 'Draft'],
    [{ draft: true, unlisted: true }, true, 'Unlisted page'],
  ])('that is %j is hidden from search engines (%s), and its authors read %j', (of, hidden, note) => {
    vi.stubEnv('NODE_ENV', 'development');
    const html = htmlOf(of);
    expect(head.mock.calls).toMatchObject([[{ hidden, path: '/docs/a', markdown: '/docs/a.md', type: 'website' }]]);
    expect(/admonition-title">([^<]*)/.exec(html)?.[1] ?? '').toBe(note);
  });

  test('has no note about drafts where readers are', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(htmlOf({ draft: true })).not.toContain('Draft');
  });

  test('of an earlier version names the page of the newest one to search engines, if a site has versions', () => {
    for (const has of [true, false]) {
      vi.stubGlobal('HAS_VERSIONS', has);
      htmlOf({}, { canonical: '/docs/new' });
    }
    expect(head.mock.calls).toMatchObject([[{ path: '/docs/new' }], [{ path: '/docs/a' }]]);
  });

  test('says where it comes from, as far as that is known', () => {
    expect(textOf(htmlOf())).toMatch(/\|View as Markdown\|$/);
    expect(textOf(htmlOf({}, source))).toMatch(/\|View as Markdown\|Last updated on \|29 February 2024\|$/);
    const all = { ...source, updatedBy: 'Ada', chapter: '/docs/all' };
    const html = htmlOf({ editUrl: 'https://e.example/a.md' }, all);
    expect(textOf(html)).toMatch(
      /\|Edit this page\|View as Markdown\|Read the whole chapter\|Last updated on \|29 February 2024\| by Ada\|$/,
    );
    expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([
      ...['https://e.example/a.md', '/docs/a.md', '/docs/all'],
    ]);
  });
});
