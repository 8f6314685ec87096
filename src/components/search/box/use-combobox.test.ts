import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../../test/fake-hooks';
import type * as Combobox from './use-combobox';

const told: unknown[] = [];
let box: EventTarget & { readonly attributes: Map<string, string>; readonly form: EventTarget };
let hooks: ReturnType<typeof fakeHooks>;
let use: typeof Combobox.useCombobox;
beforeEach(async () => {
  told.length = 0;
  const attributes = new Map([['aria-expanded', 'false']]);
  box = Object.assign(new EventTarget(), {
    ...{ attributes, form: new EventTarget() },
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  });
  hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', () => hooks.react);
  ({ useCombobox: use } = await import('./use-combobox'));
});
afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

/** Renders the box with an active option, or -1 for none. */
function show(active: number, options: readonly string[] = ['a', 'b', 'c'], expanded = true): void {
  const input = { current: box as unknown as HTMLInputElement };
  hooks.render(() =>
    use({
      ...{ input, expanded, options, active },
      onActive: (index) => told.push(index),
      onEnter: (index, how) => told.push([index, how]),
      onOpen: () => told.push('open'),
      onClose: () => told.push('close'),
    }),
  );
}
/** Presses a key in the box, and tells whether the box has answered it. */
function press(key: string, more: object = {}): boolean {
  const event = new Event('keydown', { cancelable: true });
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false, keyCode: 0, target: box };
  for (const [name, value] of Object.entries({ key, ...keys, ...more })) Object.defineProperty(event, name, { value });
  return !box.form.dispatchEvent(event);
}

test('the box says what is expanded and which option is active', () => {
  const state = (): unknown[] => ['aria-expanded', 'aria-activedescendant'].map((name) => box.attributes.get(name));
  show(-1);
  expect(state()).toEqual(['true', undefined]);
  show(1);
  expect(state()).toEqual(['true', 'b']);
  show(2);
  expect(state()).toEqual(['true', 'c']);
  show(1, ['a', 'b'], false);
  expect(state()).toEqual(['false', undefined]);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 1, 0],
])('%s leads from option %i to %i', (key, active, next) => {
  show(active);
  expect(press(key)).toBe(true);
  expect(told).toEqual([next]);
});

test('arrows open a list that is closed, and leave a page alone that has no options', () => {
  show(-1, ['a'], false);
  expect(press('ArrowDown')).toBe(false);
  expect(told).toEqual(['open']);
  show(-1, []);
  expect(press('ArrowUp')).toBe(false);
  expect(told).toEqual(['open']);
});

test.each([
  [{}, { inTab: false, forAll: false }],
  [{ ctrlKey: true }, { inTab: true, forAll: false }],
  [{ metaKey: true }, { inTab: true, forAll: false }],
  [{ shiftKey: true }, { inTab: false, forAll: true }],
])('Enter with %j opens the active option: %j', (keys, how) => {
  show(1);
  expect(press('Enter', keys)).toBe(true);
  show(1, ['a', 'b'], false);
  press('Enter', keys);
  expect(told).toEqual([
    [1, how],
    [-1, how],
  ]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])('a key of an input method is not one of the box: %j', (more) => {
  show(0);
  for (const key of ['Enter', 'Escape', 'ArrowDown']) expect(press(key, more)).toBe(false);
  expect(told).toEqual([]);
});

test('Escape closes the suggestions from anywhere in the form; other keys work only in the box', () => {
  show(0);
  const target = new EventTarget();
  expect(press('Escape', { target })).toBe(true);
  for (const key of ['Enter', 'ArrowDown', 'a']) expect(press(key, { target })).toBe(false);
  expect(press('a')).toBe(false);
  expect(told).toEqual(['close']);
});

test('a box that is gone answers no key', () => {
  show(0);
  show(1);
  hooks.unmount();
  expect(press('Enter')).toBe(false);
  expect(told).toEqual([]);
});
