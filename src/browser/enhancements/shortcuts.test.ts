import { beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { followShortcut } from './shortcuts';

let dispatched: { readonly key: string; readonly ctrlKey: boolean }[];
let body: ReturnType<typeof fakeDocument>;
let kept: string | null;
class FakeElement {
  constructor(private readonly isField: boolean) {}
  closest = (): object | null => (this.isField ? {} : null);
}
beforeEach(() => {
  dispatched = [];
  kept = null;
  body = fakeDocument();
  Object.assign(document, { dispatchEvent: (event: (typeof dispatched)[number]) => dispatched.push(event) });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal(
    'KeyboardEvent',
    class {
      constructor(
        readonly type: string,
        keys: object,
      ) {
        Object.assign(this, keys);
      }
    },
  );
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
});

/** Presses a key, and tells whether it was a shortcut. */
function press(key: string, more: object = {}): boolean {
  const preventDefault = vi.fn();
  const keys = { altKey: false, ctrlKey: false, metaKey: false };
  followShortcut({ key, target: new FakeElement(false), preventDefault, ...keys, ...more } as unknown as KeyboardEvent);
  return preventDefault.mock.calls.length > 0;
}

test('a slash leads to the search box, by its own shortcut', () => {
  expect(press('/')).toBe(true);
  expect(dispatched).toEqual([{ type: 'keydown', key: 'k', ctrlKey: true }]);
  expect(body.all('dialog')).toEqual([]);
});

test('a question mark shows all shortcuts', () => {
  expect(press('?')).toBe(true);
  const [dialog] = body.all('dialog');
  expect(dialog?.showModal).toHaveBeenCalled();
  expect(dialog?.textContent).toContain('Ctrl K');
  expect(dispatched).toEqual([]);
  dialog?.all('button')[0]?.handlers.get('click')?.();
  expect(dialog?.close).toHaveBeenCalled();
});

test.each([
  ['k', {}],
  ['/', { altKey: true }],
  ['/', { ctrlKey: true }],
  ['?', { metaKey: true }],
  ['/', { target: new FakeElement(true) }],
])('the key %s with %j is none', (key, more) => {
  expect(press(key, more)).toBe(false);
  expect([dispatched, body.all('dialog')]).toEqual([[], []]);
});

test('readers can turn off the shortcuts of a single key, and on again', () => {
  press('?');
  const [box] = body
    .all('input')
    .map((input) => Object.assign(input, { checked: Reflect.get(input, 'checked') === true }));
  if (!box) throw new Error('There is no box to tick.');
  const tick = (checked: boolean): void => {
    box.checked = checked;
    box.handlers.get('change')?.();
  };
  expect(box.checked).toBe(true);
  tick(false);
  expect([press('/'), press('?')]).toEqual([false, false]);
  tick(true);
  expect(press('/')).toBe(true);
});
