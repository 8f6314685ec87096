import { beforeEach, describe, expect, test, vi } from 'vitest';

interface Hint {
  href: string;
  rel: string;
  as: string;
  crossOrigin: string;
  onload: () => void;
  onerror: () => void;
}

class FakeLink {
  readonly origin: string;
  readonly pathname: string;
  constructor(
    href: string,
    readonly hreflang = '',
  ) {
    ({ origin: this.origin, pathname: this.pathname } = new URL(href, 'https://site'));
  }
  closest(): this {
    return this;
  }
}
class FakeText {
  closest(): null {
    return null;
  }
}

let hints: Hint[];
let read: string[];
let point: (target: unknown, event?: string) => void;

interface Visit {
  readonly knowsHints?: boolean;
  readonly connection?: object | null;
  readonly first?: FakeLink | null;
}

/** A page at `/docs/here`, in a browser that knows hints, unless told otherwise. */
async function open({ knowsHints = true, connection = {}, first = null }: Visit = {}): Promise<void> {
  hints = [];
  read = [];
  vi.stubGlobal('Element', Object);
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('location', new URL('https://site/docs/here'));
  vi.stubGlobal('window', { ___loader: { hovering: (path: string) => read.push(path) } });
  vi.stubGlobal('document', {
    createElement: () => ({ relList: { supports: (name: string) => knowsHints && name === 'prefetch' } }),
    head: { append: (hint: Hint) => hints.push(hint) },
  });
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  vi.resetModules();
  const { prefetchLinks } = await import('./prefetch-links');
  const root: unknown = { addEventListener: listeners.set.bind(listeners) };
  prefetchLinks(root as Document, first as EventTarget | null);
  point = (target, event = 'pointerover') => listeners.get(event)?.({ target });
}
const asked = (): string[] => hints.map(({ href }) => href);

describe('a link that is pointed at or focused', () => {
  beforeEach(() => open());

  test.each([
    ['/docs/light', '/page-data/docs/light/page-data.json'],
    ['/docs/light/?a=b#part', '/page-data/docs/light/page-data.json'],
    ['/', '/page-data/index/page-data.json'],
  ])('%s is fetched by a hint', (href, file) => {
    point(new FakeLink(href), 'focusin');
    expect(asked()).toEqual([file]);
  });

  test('is read by Gatsby once it is there, and asked for once', () => {
    point(new FakeLink('/docs/light'));
    point(new FakeLink('/docs/light'));
    expect(read).toEqual([]);
    hints[0]?.onload();
    expect(read).toEqual(['/docs/light']);
    expect(hints).toHaveLength(1);
  });

  test('is asked for again after a failure, of which Gatsby hears nothing', () => {
    point(new FakeLink('/docs/light'));
    hints[0]?.onerror();
    point(new FakeLink('/docs/light'));
    expect(hints).toHaveLength(2);
    expect(read).toEqual([]);
  });

  test.each([
    ['leads to another site', new FakeLink('https://elsewhere/docs/light')],
    ['leads within the page', new FakeLink('/docs/here#part')],
    ['leads to a file', new FakeLink('/docs/light.md')],
    ['is no link', new FakeText()],
    ['is no element', null],
  ])('is not fetched when it %s', (_, target) => {
    point(target);
    expect([asked(), read]).toEqual([[], []]);
  });
});

test('where the browser knows no hints, Gatsby fetches the page', async () => {
  await open({ knowsHints: false });
  point(new FakeLink('/docs/light'));
  expect([asked(), read]).toEqual([[], ['/docs/light']]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched in advance with %j',
  async (connection) => {
    await open({ connection });
    point(new FakeLink('/docs/light'));
    expect([asked(), read]).toEqual([[], []]);
  },
);

test.each([{ saveData: false, effectiveType: '4g' }, null])(
  'the connection %j is no reason to save',
  async (connection) => {
    await open({ connection });
    point(new FakeLink('/docs/light'));
    expect(asked()).toHaveLength(1);
  },
);

test('a link that was touched before the script was there is fetched', async () => {
  await open({ first: new FakeLink('/docs/light') });
  expect(asked()).toEqual(['/page-data/docs/light/page-data.json']);
});

test('a hint is one for the request that Gatsby makes, or the file would be fetched twice', async () => {
  await open();
  point(new FakeLink('/docs/light'));
  expect(hints[0]).toMatchObject({ rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous' });
});

test.each([
  ['/kit/docs/light/', '/kit/page-data/docs/light/page-data.json', '/docs/light'],
  ['/kit/', '/kit/page-data/index/page-data.json', '/'],
  ['/kit', '/kit/page-data/index/page-data.json', '/'],
])('on a site below a path, %s is fetched from %s, and is %s for Gatsby', async (href, file, path) => {
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  await open();
  point(new FakeLink(href));
  expect(asked()).toEqual([file]);
  hints[0]?.onload();
  expect(read).toEqual([path]);
});

test('of a site with several languages, links to pages in the same one are fetched', async () => {
  vi.stubGlobal('HAS_LOCALES', true);
  await open();
  point(new FakeLink('/de/docs/light', 'de'));
  point(new FakeLink('/docs/light'));
  expect(asked()).toEqual(['/page-data/docs/light/page-data.json']);
});
