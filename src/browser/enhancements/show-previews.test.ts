import { expect, test } from 'vitest';
import { placeBeside } from './show-previews';

const room = { width: 400, height: 800 };
const card = { width: 300, height: 200 };
test.each([
  ['in the middle', { left: 50, top: 300, bottom: 320 }, { left: 50, top: 328 }],
  ['at the lower edge', { left: 50, top: 600, bottom: 620 }, { left: 50, top: 392 }],
  ['just above the lower edge', { left: 50, top: 564, bottom: 584 }, { left: 50, top: 592 }],
  ['at the right edge', { left: 250, top: 300, bottom: 320 }, { left: 92, top: 328 }],
  ['beyond the left edge', { left: -40, top: 300, bottom: 320 }, { left: 8, top: 328 }],
])('the card of a link %s stands inside of the window, below the link if there is room', (_, link, place) => {
  expect(placeBeside(link, card, room)).toEqual(place);
});

test('where there is no room at all, a card begins in view', () => {
  const link = { left: 0, top: 100, bottom: 120 };
  expect(placeBeside(link, { width: 500, height: 700 }, room)).toEqual({ left: 8, top: 128 });
});
