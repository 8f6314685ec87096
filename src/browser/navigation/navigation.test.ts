import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as PendingNavigation from './pending-navigation';
import { loadingDelay, loadingTimeout } from './pending-navigation';

type Page = GatsbyPage | undefined;

/** Gatsby's loader, whose pages come when the test says so. */
let requests: { readonly path: string; readonly come: (page?: Page) => void; readonly fail: () => void }[];
let events: EventTarget;
let assigned: string[];
let failures: { tooSlow: ReturnType<typeof vi.fn>; loadAsDocument: ReturnType<typeof vi.fn> };
let pending: typeof PendingNavigation;
let dataset: { loading?: string };
/** Holds back the script that shows failures. */
let gate: Promise<void>;
let isFetched: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  gate = Promise.resolve();
  isFetched = false;
  requests = [];
  assigned = [];
  dataset = {};
  events = new EventTarget();
  failures = { tooSlow: vi.fn(), loadAsDocument: vi.fn() };
  vi.stubGlobal('location', { href: 'https://site/here', assign: (href: string) => assigned.push(href) });
  vi.stubGlobal('document', { documentElement: { dataset }, getElementById: () => null });
  vi.stubGlobal('window', {
    ___webpackCompilationHash: 'this build',
    ___loader: {
      loadPage: (path: string) =>
        new Promise((come, fail) => requests.push({ path, come, fail: () => fail(new Error('Gatsby gave up.')) })),
    },
    // As Gatsby's: it loads the page before it changes the address.
    ___navigate: (to: string | number) => {
      if (typeof to === 'string') load(to);
    },
    addEventListener: events.addEventListener.bind(events),
  });
  vi.resetModules();
  vi.doMock('./load-failures', async () => {
    isFetched = true;
    await gate;
    return failures;
  });
  pending = await import('./pending-navigation');
  const { guardNavigation } = await import('./navigation');
  finishNavigation('/here');
  guardNavigation();
  arrived = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./load-failures');
  vi.resetModules();
});

/** A page is shown whose address is there already. */
const finishNavigation = (pathname: string): void =>
  pending.finishNavigation({ href: `https://site${pathname}`, pathname });

/** What reached Gatsby. */
let arrived: (readonly [path: string, page: Page])[];
function load(path: string): void {
  void window.___loader.loadPage(path).then((page) => arrived.push([path, page]));
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** The reader leaves while the script that shows failures is on its way, which then comes, or fails to. */
async function leaveMeanwhile(): Promise<void> {
  let open = (): void => undefined;
  gate = new Promise((resolve) => (open = resolve));
  requests[0]?.fail();
  await settle();
  finishNavigation('/elsewhere');
  open();
  await vi.dynamicImportSettled();
  for (let round = 0; round < 50; round++) await new Promise(setImmediate);
}
const page = (status: string) => ({ status }) as NonNullable<Page>;
const ofBuild = (webpackCompilationHash: string) => ({ ...page('success'), page: { webpackCompilationHash } });
const there = { href: 'https://site/there?a=b#part', replace: false };

describe('a page', () => {
  test('that comes reaches Gatsby', async () => {
    window.___navigate('/there');
    requests[0]?.come(page('success'));
    await settle();
    expect(arrived).toEqual([['/there', { status: 'success' }]]);
    expect(failures.loadAsDocument).not.toHaveBeenCalled();
  });

  test.each([
    ['comes as an error', () => requests[0]?.come(page('error'))],
    ['does not exist for Gatsby', () => requests[0]?.come()],
    ['fails', () => requests[0]?.fail()],
    ['is of another build', () => requests[0]?.come(ofBuild('next build'))],
  ])('that %s is loaded as a document, with query and hash, and never reaches Gatsby', async (_, end) => {
    window.___navigate('/there?a=b#part');
    end();
    await vi.waitFor(() => expect(failures.loadAsDocument).toHaveBeenCalledOnce());
    expect(failures.loadAsDocument).toHaveBeenCalledWith(expect.objectContaining(there));
    expect(arrived).toEqual([]);
  });

  test('of the same build reaches Gatsby, and so does one of another build that is shown already', async () => {
    window.___navigate('/there');
    requests[0]?.come(ofBuild('this build'));
    await settle();
    window.___navigate('/here');
    requests[1]?.come(ofBuild('next build'));
    await settle();
    expect(arrived.map(([path]) => path)).toEqual(['/there', '/here']);
    expect(failures.loadAsDocument).not.toHaveBeenCalled();
  });

  test('of another build reaches Gatsby while developing, where there are no builds', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    window.___navigate('/there');
    requests[0]?.come(ofBuild('next build'));
    await settle();
    expect(arrived.map(([path]) => path)).toEqual(['/there']);
  });

  test('that takes the place of an entry of the history does so as a document too', async () => {
    window.___navigate('/there', { replace: true });
    requests[0]?.fail();
    await vi.waitFor(() => expect(failures.loadAsDocument).toHaveBeenCalledOnce());
    expect(failures.loadAsDocument).toHaveBeenCalledWith(
      expect.objectContaining({ href: 'https://site/there', replace: true }),
    );
  });

  test('reached by back or forward is the one in the address bar, which has changed already', async () => {
    window.___navigate(-1);
    vi.stubGlobal('location', { href: 'https://site/before' });
    load('/before');
    requests[0]?.fail();
    await vi.waitFor(() => expect(failures.loadAsDocument).toHaveBeenCalledOnce());
    expect(failures.loadAsDocument).toHaveBeenCalledWith(
      expect.objectContaining({ href: 'https://site/before', replace: true }),
    );
  });

  test('that nobody waits for any more never reaches Gatsby', async () => {
    window.___navigate('/there');
    window.___navigate('/elsewhere');
    requests[0]?.come(page('success'));
    await settle();
    expect(arrived).toEqual([]);
    requests[1]?.come(page('success'));
    await settle();
    expect(arrived).toEqual([['/elsewhere', { status: 'success' }]]);
    window.___navigate('/there');
    events.dispatchEvent(new Event('popstate'));
    requests[2]?.come(page('success'));
    await settle();
    expect(arrived).toHaveLength(1);
  });

  test('that the router asks for after the reader chose another one is not loaded', async () => {
    window.___navigate('/there');
    load('/here');
    expect(requests.map(({ path }) => path)).toEqual(['/there']);
    requests[0]?.come(page('success'));
    await settle();
    expect(arrived.map(([path]) => path)).toEqual(['/there']);
  });

  test('chosen before the last one is shown still reaches Gatsby, and shows that it loads', async () => {
    vi.stubGlobal('location', { href: 'https://site/there' });
    window.___navigate('/elsewhere');
    finishNavigation('/there');
    await vi.advanceTimersByTimeAsync(loadingDelay);
    expect(dataset.loading).toBe('');
    requests[0]?.come(page('success'));
    await settle();
    expect(arrived).toEqual([['/elsewhere', { status: 'success' }]]);
    finishNavigation('/elsewhere');
    expect(dataset.loading).toBeUndefined();
  });

  test('chosen twice before it is shown ends the spinner once it is', async () => {
    vi.stubGlobal('location', { href: 'https://site/there' });
    window.___navigate('/there');
    await vi.advanceTimersByTimeAsync(loadingDelay);
    expect(dataset.loading).toBe('');
    finishNavigation('/there');
    expect(dataset.loading).toBeUndefined();
  });

  test('that nobody waits for any more shows no failure', async () => {
    window.___navigate('/there');
    await leaveMeanwhile();
    expect(failures.loadAsDocument).not.toHaveBeenCalled();
  });
});

describe('a reader who waits', () => {
  test('sees that the page loads, and is asked when it does not come', async () => {
    window.___navigate('/there?a=b#part');
    expect(dataset.loading).toBeUndefined();
    await vi.advanceTimersByTimeAsync(loadingDelay);
    expect(dataset.loading).toBe('');
    await vi.advanceTimersByTimeAsync(loadingTimeout - loadingDelay - 1);
    expect(failures.tooSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(failures.tooSlow).toHaveBeenCalledWith(expect.objectContaining(there)));
  });

  test('sees nothing of a change within the page', async () => {
    window.___navigate('/here#part');
    await vi.advanceTimersByTimeAsync(loadingTimeout);
    expect(dataset.loading).toBeUndefined();
    expect(failures.tooSlow).not.toHaveBeenCalled();
  });

  test('finds no spinner in a page that the browser kept', async () => {
    window.___navigate('/there');
    await vi.advanceTimersByTimeAsync(loadingDelay);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(dataset.loading).toBe('');
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(dataset.loading).toBeUndefined();
  });
});

test('what shows failures is fetched in advance, when the first page is done', async () => {
  await vi.advanceTimersByTimeAsync(loadingDelay - 1);
  expect(isFetched).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(isFetched).toBe(true));
});

describe('when not even the script that shows failures can be fetched', () => {
  beforeEach(() => {
    vi.doMock('./load-failures', async () => {
      await gate;
      throw new Error('There is no network.');
    });
  });

  test('the page is loaded as a document', async () => {
    window.___navigate('/there?a=b#part');
    requests[0]?.fail();
    await vi.waitFor(() => expect(assigned).toEqual([there.href]));
  });

  test('a reader who went elsewhere is left there', async () => {
    window.___navigate('/there');
    await leaveMeanwhile();
    expect(assigned).toEqual([]);
  });
});
