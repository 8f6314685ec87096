import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { fakeStorage } from '../../../test/fake-storage';
import { keepSetting } from '../kept-setup';
import { fitPage, followSetup, openSetup } from './setup';

// Who follows the setup here must not in other test files.
afterAll(() => void vi.resetModules());
beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('addEventListener', () => undefined);
});

test('of what the reader enters, only the token is hidden', () => {
  const body = fakeDocument();
  openSetup();
  const hidden = body.all('input').filter(({ attributes }) => attributes.type === 'password');
  expect(hidden.map(({ attributes }) => [attributes.name, attributes.autocomplete])).toEqual([['token', 'off']]);
});

/** A page with a note on a release, which may be none, and a sample. */
function page({ of = '2025.6', code = 'curl http://IP_ADDRESS:8123/api/', hasBar = true } = {}) {
  const body = fakeDocument();
  class FakeText {
    constructor(public data: string) {}
  }
  vi.stubGlobal('Text', FakeText);
  vi.stubGlobal('Element', Object);
  vi.stubGlobal('NodeFilter', {});
  const text = new FakeText(code);
  let strong: { textContent: string; remove: () => void } | undefined;
  const note = {
    hidden: false,
    querySelector: (selector: string) =>
      selector === '[data-setup]' ? strong : of === '' ? null : { textContent: of },
    prepend: (added: { textContent: string }) =>
      (strong = { textContent: added.textContent, remove: () => (strong = undefined) }),
  };
  const buttons: { textContent: string }[] = [];
  const copy = { before: (button: { textContent: string }) => void buttons.push(button) };
  const bar = { querySelector: (selector: string) => (selector === 'button' ? copy : (buttons[0] ?? null)) };
  const sample = {
    get textContent() {
      return text.data;
    },
    closest: () => ({ querySelector: () => (hasBar ? bar : null) }),
  };
  Object.assign(document, {
    querySelectorAll: (selector: string) => (selector.endsWith('code') ? [sample] : [note]),
    createTreeWalker: () => {
      let isLeft = false;
      return { currentNode: text, nextNode: () => !isLeft && (isLeft = true) };
    },
  });
  return { body, text, note, buttons, added: () => strong?.textContent };
}

test.each([
  ['2025.6', '', false, undefined],
  ['2025.6', '2025.5', false, 'Newer than 2025.5. '],
  ['2025.6', '2025.6', true, undefined],
  ['2025.6', '2025.10', true, undefined],
  ['', '2025.5', false, undefined],
])(
  'a note on the release %j is hidden for a reader who supports %j: %s; it says %s',
  (of, release, isHidden, words) => {
    const { note, added } = page({ of });
    keepSetting('release', release);
    fitPage();
    expect([note.hidden, added()]).toEqual([isHidden, words]);
  },
);

test('notes and samples follow what the reader enters, as often as that changes', () => {
  const { note, added, text, buttons } = page();
  fitPage();
  followSetup();
  keepSetting('release', '2025.1');
  keepSetting('release', '2025.2');
  expect(added()).toBe('Newer than 2025.2. ');
  keepSetting('release', '2025.8');
  expect([note.hidden, added()]).toEqual([true, undefined]);
  keepSetting('address', 'https://one.example');
  expect(text.data).toBe('curl https://one.example/api/');
  keepSetting('address', 'https://two.example');
  expect(text.data).toBe('curl https://two.example/api/');
  keepSetting('address', '');
  expect(text.data).toBe('curl http://IP_ADDRESS:8123/api/');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Your host']);
});

test.each([
  ['asks for nothing of the reader', { code: 'ls' }],
  ['has no buttons', { hasBar: false }],
])('a sample that %s stays as it is', (_, sample) => {
  const { text, buttons } = page(sample);
  const before = text.data;
  keepSetting('address', 'https://one.example');
  fitPage();
  expect(text.data).toBe(before);
  expect(buttons).toEqual([]);
});

test('the reader saves, closes or forgets what was entered, and the browser says what cannot be kept', () => {
  const body = fakeDocument();
  keepSetting('token', 'abc');
  openSetup();
  const fields = body.all('input').map((input) => Object.assign(input, { value: input.attributes.value ?? '' }));
  const [release, , token] = fields.map((input) => Object.assign(input, { setCustomValidity: vi.fn() }));
  const press = (label: string): void =>
    body
      .all('button')
      .find(({ textContent }) => textContent === label)
      ?.handlers.get('click')?.();
  if (!release || !token) throw new Error('There are no fields.');
  expect(token.value).toBe('abc');
  release.value = 'next';
  release.handlers.get('input')?.();
  expect(release.setCustomValidity).toHaveBeenLastCalledWith('Enter a release such as 2025.3.');
  release.value = '2025.3';
  release.handlers.get('input')?.();
  expect(release.setCustomValidity).toHaveBeenLastCalledWith('');
  press('Close');
  expect(localStorage.getItem('supported-release')).toBeNull();
  expect(body.all('dialog')[0]?.close).toHaveBeenCalledTimes(1);
  body.all('form')[0]?.handlers.get('submit')?.();
  expect(localStorage.getItem('supported-release')).toBe('2025.3');
  press('Forget all');
  expect(localStorage.getItem('supported-release')).toBeNull();
  expect(localStorage.getItem('access-token')).toBeNull();
  expect(body.all('dialog')[0]?.close).toHaveBeenCalledTimes(2);
});
