import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let report: (entries: { readonly target: object }[]) => void = () => undefined;
beforeAll(async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      readonly observe = (): void => undefined;
    },
  );
  vi.resetModules();
  await import('./keyboard');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['scrolls', 300, false, true],
  ['has room', 200, false, false],
  ['has room again while it has the focus', 200, true, true],
])(
  'when a block of code %s (%i px wide, focus: %s), whether it is a stop for the Tab key is %s',
  (_, scrollWidth, hasFocus, isStop) => {
    const attributes = new Map([['tabindex', '0']]);
    const region = {
      ...{ scrollWidth, clientWidth: 200, querySelector: () => null, closest: () => null },
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      removeAttribute: (name: string) => void attributes.delete(name),
    };
    vi.stubGlobal('document', { activeElement: hasFocus ? region : null });
    report([{ target: region }]);
    expect(attributes.get('tabindex')).toBe(isStop ? '0' : undefined);
  },
);
