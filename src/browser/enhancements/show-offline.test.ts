import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import type { OfflineManifest } from '../../model/offline/offline-manifest';
import { offers, showOffline } from './show-offline';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://a.example/'));
});

test('what is saved is shown, and is gone when the reader has removed it', async () => {
  const body = fakeDocument();
  let saved = true;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(saved ? Response.json({ pages: ['/a', '/b'], files: {} }) : undefined),
    delete: () => new Promise((resolve) => setTimeout(() => resolve((saved = false)))),
  });
  await showOffline('/a');
  expect(body.textContent).toContain('2 pages are saved');
  expect(body.textContent).toContain('Connect to a network');
  expect(body.all('button').map(({ textContent }) => textContent)).toEqual(['Remove saved pages', 'Close']);
  const remove = body.all('button').find(({ textContent }) => textContent === 'Remove saved pages');
  remove?.handlers.get('click')?.();
  await vi.waitFor(() => expect(body.textContent).toContain('Nothing is saved any more.'));
  expect(body.textContent).toContain('No section is saved.');
});

const page = (path: string, section: string) => ({ path, section, files: [path] });
const manifest: OfflineManifest = {
  build: 'b',
  files: { '/a': ['1', 2e6], '/b': ['2', 3e6], '/c': ['3', 4e6] },
  shared: [],
  pages: [page('/a', 'Core'), page('/b', 'Core'), page('/c', 'News')],
};
const all = 'Save everything (3 pages, 9.0 MB)';

test.each([
  ['/a', {}, ['Save this section (2 pages, 5.0 MB)', all]],
  ['/c', {}, [all]],
  ['/elsewhere', {}, [all]],
  ['/a', { '/a': '1' }, ['Save this section (2 pages, 3.0 MB)', 'Save everything (3 pages, 7.0 MB)']],
  ['/a', { '/a': '1', '/b': '2' }, ['Save everything (3 pages, 4.0 MB)']],
  ['/a', { '/a': '1', '/b': 'old', '/c': '3' }, ['Update saved pages (3.0 MB)']],
  ['/a', { '/a': '1', '/b': '2', '/c': '3' }, []],
])('on %s, to a reader who has saved %j, is offered %j', (path, digests, labels) => {
  const files = Object.fromEntries(Object.entries(digests).map(([address, digest]) => [address, [digest, 1] as const]));
  const offered = offers(manifest, path, { pages: Object.keys(digests), files });
  expect(offered.map(([label]) => label)).toEqual(labels);
  // What is saved is what the label says.
  for (const [label, { bytes }] of offered) expect(label).toContain(`${(bytes / 1e6).toFixed(1)} MB`);
});

describe('while pages are saved', () => {
  /** Begins to save everything. The files come, or do not, when the test says so. */
  async function save() {
    const body = fakeDocument();
    const announced: { textContent: string } = { textContent: '' };
    Object.assign(document, { getElementById: () => announced });
    const waiting: { readonly come: () => void; readonly fail: () => void }[] = [];
    vi.stubGlobal('fetch', ({ pathname }: URL, { signal }: { signal?: AbortSignal }) =>
      pathname === '/offline.json'
        ? Promise.resolve(Response.json(manifest))
        : new Promise((resolve, reject) => {
            const fail = (): void => reject(new DOMException('no network', 'AbortError'));
            signal?.addEventListener('abort', fail);
            waiting.push({ come: () => resolve(new Response('text')), fail });
          }),
    );
    vi.stubGlobal('caches', {
      match: () => Promise.resolve(undefined),
      open: () => Promise.resolve({ put: () => Promise.resolve(), delete: () => Promise.resolve(true) }),
    });
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', { storage: { persist } });
    await showOffline('/a');
    const press = (label: string): void =>
      body
        .all('button')
        .find(({ textContent }) => textContent === label)
        ?.handlers.get('click')?.();
    press(all);
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    const [dialog] = body.all('dialog');
    if (!dialog) throw new Error('No dialog is shown.');
    dialog.open = true;
    return { body, dialog, press, waiting, announced, persist };
  }

  test('browsers are asked to keep them, and the reader sees when all are there', async () => {
    const { body, waiting, persist, announced, dialog } = await save();
    expect(body.textContent).toContain('Saving…');
    expect(persist).toHaveBeenCalled();
    for (const { come } of waiting) come();
    await vi.waitFor(() => expect(body.textContent).toContain('Saved.'));
    await vi.waitFor(() => expect(body.all('button').at(-1)?.focus).toHaveBeenCalled());
    expect(announced.textContent).toBe('');
    expect(dialog.remove).not.toHaveBeenCalled();
  });

  test('the reader can cancel', async () => {
    const { body, press } = await save();
    press('Cancel');
    await vi.waitFor(() => expect(body.textContent).toContain('Stopped.'));
    expect(body.textContent).not.toContain('Check your connection');
  });

  test('the reader is told what fails', async () => {
    const { body, waiting } = await save();
    for (const { fail } of waiting) fail();
    await vi.waitFor(() => expect(body.textContent).toContain('Check your connection'));
  });

  test('a dialog that is closed comes back with its progress and goes with its page; that all is there is announced', async () => {
    const { dialog, waiting, announced } = await save();
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    dialog.open = false;
    dialog.handlers.get('close')?.();
    await showOffline('/b');
    expect(dialog.showModal).toHaveBeenCalledTimes(2);
    expect(dialog.close).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('popstate'));
    expect(dialog.close).toHaveBeenCalledTimes(1);
    for (const { come } of waiting) come();
    await vi.waitFor(() => expect(announced.textContent).toBe('Saved.'));
  });

  test('a dialog that is closed when nothing is saved goes', async () => {
    const { body, dialog, waiting } = await save();
    for (const { come } of waiting) come();
    await vi.waitFor(() => expect(body.textContent).toContain('Saved.'));
    dialog.handlers.get('close')?.();
    expect(dialog.remove).toHaveBeenCalledTimes(1);
  });
});
