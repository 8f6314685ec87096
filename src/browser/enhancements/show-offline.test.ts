import { expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { showOffline } from './show-offline';

test('what is saved is shown, and is gone when the reader has removed it', async () => {
  const body = fakeDocument();
  let saved = true;
  vi.stubGlobal('location', new URL('https://a.example/'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(saved ? Response.json({ pages: ['/a', '/b'], files: {} }) : undefined),
    delete: () => new Promise((resolve) => setTimeout(() => resolve((saved = false)))),
  });
  await showOffline('/a');
  expect(body.textContent).toContain('2 pages are saved');
  const remove = body.all('button').find(({ textContent }) => textContent === 'Remove saved pages');
  remove?.handlers.get('click')?.();
  await vi.waitFor(() => expect(body.textContent).toContain('Nothing is saved any more.'));
  expect(body.textContent).toContain('No section is saved.');
});
