import { expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { isBetterFull, zoomPicture } from './zoom-picture';

test.each([
  ['a small diagram in a wide window', 300, 320, 1000, false],
  ['a large diagram in a wide window', 300, 900, 1000, false],
  ['a large diagram on a phone', 300, 900, 340, true],
  ['a diagram that is legible on a phone', 300, 360, 340, false],
  ['a picture, whose file is larger than a phone', 300, Infinity, 340, true],
])('%s is shown in its full size at once or not', (_, width, own, room, isFull) => {
  expect(isBetterFull(width, own, room)).toBe(isFull);
});

class FakeDiagram {
  readonly width = { baseVal: { value: 320 } };
}
class FakeLink {
  readonly href = '/kettle.png';
}

test.each([
  ['picture', false, 'true'],
  ['diagram that is no larger than its place', true, 'false'],
])('on a phone, a %s begins in its full size or not', (_, isDiagram, pressed) => {
  const body = fakeDocument({ clientWidth: 340 });
  vi.stubGlobal('SVGSVGElement', FakeDiagram);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
  const shown = {
    getBoundingClientRect: () => ({ width: 300 }),
    getAttribute: () => 'A kettle',
    cloneNode: () => 'copy',
  };
  const picture = Object.assign(isDiagram ? new FakeDiagram() : {}, shown);
  const trigger = {
    closest: () => ({ querySelector: () => (isDiagram ? picture : null) }),
    querySelector: () => picture,
  };
  zoomPicture(trigger as unknown as Element);
  const [dialog] = body.all('dialog');
  expect(dialog?.showModal).toHaveBeenCalledOnce();
  expect(dialog?.attributes['aria-label']).toBe('A kettle');
  expect(dialog?.all('button')[0]?.attributes['aria-pressed']).toBe(pressed);
});
