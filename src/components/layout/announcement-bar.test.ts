import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnnouncementBar } from './AnnouncementBar';

const announcement = { key: 'summer', html: 'Summer is here.' };
const html = (closeable: boolean): string =>
  renderToStaticMarkup(createElement(AnnouncementBar, { announcement: { ...announcement, closeable } }));

test('an announcement can be closed if it is closeable, and not otherwise', () => {
  expect(html(true)).toMatch(/Summer is here\..*<button[^>]* aria-label="Close announcement"/);
  expect(html(false)).toContain('Summer is here.');
  expect(html(false)).not.toContain('<button');
});
