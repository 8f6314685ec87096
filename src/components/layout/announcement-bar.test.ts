import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../test/fake-hooks';
import { AnnouncementBar } from './AnnouncementBar';

const announcement = { key: 'summer', html: 'Summer is here.' };
const html = (closeable: boolean): string =>
  renderToStaticMarkup(createElement(AnnouncementBar, { announcement: { ...announcement, closeable } }));

test('an announcement can be closed if it is closeable, and not otherwise', () => {
  expect(html(true)).toMatch(/Summer is here\..*<button[^>]* aria-label="Close announcement"/);
  expect(html(false)).toContain('Summer is here.');
  expect(html(false)).not.toContain('<button');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('react');
  vi.resetModules();
});

test.each([
  [true, null, true],
  [true, 'spring', true],
  [true, 'summer', false],
  [false, 'summer', true],
])('if it is closeable: %s, and %j was closed, it is shown: %s', async (closeable, closed, isShown) => {
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  vi.stubGlobal('localStorage', { getItem: () => closed });
  vi.stubGlobal('addEventListener', () => undefined);
  const loaded = await import('./AnnouncementBar');
  const shown = hooks.render(() => loaded.AnnouncementBar({ announcement: { ...announcement, closeable } }));
  expect(shown !== null).toBe(isShown);
});
