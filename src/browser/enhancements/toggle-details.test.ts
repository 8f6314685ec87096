import { expect, test, vi } from 'vitest';
import { autoHeightDuration, toggleDetails } from './toggle-details';

test.each([
  [0, 0],
  [-4, 0],
  [36, 192],
  [360, 327],
  [1000, 440],
])('a height of %d px takes %d ms', (height, duration) => {
  expect(autoHeightDuration(height)).toBe(duration);
});

/** Details of 20 px that are 120 px high when they are open, and what moves them. */
function details(open: boolean, prefersCalm = false) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: prefersCalm }) });
  const attributes = new Set<string>();
  const animations: { readonly cancel: ReturnType<typeof vi.fn>; onfinish?: () => void }[] = [];
  const animate = vi.fn((_frames: object, _timing: object) => {
    const animation = { cancel: vi.fn(() => (element.height = undefined)) };
    animations.push(animation);
    return animation;
  });
  const element = {
    ...{ open, animate, height: undefined as number | undefined },
    get offsetHeight(): number {
      return this.height ?? (this.open ? 120 : 20);
    },
    toggleAttribute: (name: string, isThere: boolean) =>
      void (isThere ? attributes.add(name) : attributes.delete(name)),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  const toggle = (): void => toggleDetails(element as unknown as HTMLDetailsElement);
  const way = (): unknown => Reflect.get(Object(animate.mock.lastCall?.[0]), 'height');
  return { element, attributes, animations, animate, toggle, way };
}

test('details open with their height moving, and close so that what is inside is seen until the end', () => {
  const { element, attributes, animations, toggle, way } = details(false);
  toggle();
  expect([way(), element.open, attributes.has('data-closing')]).toEqual([['20px', '120px'], true, false]);
  animations[0]?.onfinish?.();
  expect(element.open).toBe(true);
  toggle();
  expect([way(), element.open, attributes.has('data-closing')]).toEqual([['120px', '20px'], true, true]);
  animations[1]?.onfinish?.();
  expect([element.open, attributes.has('data-closing')]).toEqual([false, false]);
});

test('who changes their mind on the way turns it round where it is', () => {
  const { element, animations, toggle, way } = details(true);
  toggle();
  element.height = 70;
  toggle();
  expect(animations[0]?.cancel).toHaveBeenCalled();
  expect(way()).toEqual(['70px', '120px']);
  animations[1]?.onfinish?.();
  expect(element.open).toBe(true);
  toggle();
  expect(way()).toEqual(['120px', '20px']);
});

test.each([
  [false, autoHeightDuration(100)],
  [true, 1],
])('for readers who want less motion (%s) it takes %d ms', (prefersCalm, duration) => {
  const { animate, toggle } = details(false, prefersCalm);
  toggle();
  expect(animate.mock.lastCall?.[1]).toMatchObject({ duration });
});
