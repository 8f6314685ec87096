import { beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { element } from '../element';
import { openSheet } from './sheet';

let body: ReturnType<typeof fakeDocument>;
const page = new EventTarget();
beforeEach(() => {
  body = fakeDocument();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

test('a sheet is a named dialog with a title, which a click beside it closes', () => {
  openSheet('Your setup', element('p', {}, 'Text'));
  const [dialog] = body.all('dialog');
  expect(dialog?.attributes).toMatchObject({ 'aria-label': 'Your setup', closedby: 'any' });
  expect(dialog?.all('h2')[0]?.textContent).toBe('Your setup');
  expect(dialog?.textContent).toBe('Your setupText');
  expect(dialog?.showModal).toHaveBeenCalledTimes(1);
});

test('a sheet closes when its page goes, and goes when it is closed', () => {
  openSheet('Your setup');
  const [dialog] = body.all('dialog');
  page.dispatchEvent(new Event('popstate'));
  expect(dialog?.close).toHaveBeenCalledTimes(1);
  expect(dialog?.remove).not.toHaveBeenCalled();
  dialog?.handlers.get('close')?.();
  expect(dialog?.remove).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('popstate'));
  expect(dialog?.close).toHaveBeenCalledTimes(1);
});
