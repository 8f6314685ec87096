import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOnButton, copyCode, copyLink, copyPage, wrapCode } from './buttons';

let announced: { textContent: string };
const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  announced = { textContent: '' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { getElementById: () => announced });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'access-token' ? 'secret' : null) });
  vi.stubGlobal('navigator', {
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});
afterEach(() => vi.useRealTimers());

/** A button with a word and perhaps another name, beside a code block. */
function button(label = 'Copy', name: string | null = null, more: object = {}) {
  const attributes = new Map(name === null ? [] : [['aria-label', name]]);
  return {
    textContent: label,
    getAttribute: (attribute: string) => attributes.get(attribute) ?? null,
    setAttribute: (attribute: string, value: string) => void attributes.set(attribute, value),
    removeAttribute: (attribute: string) => void attributes.delete(attribute),
    ...more,
  } as unknown as HTMLElement;
}

/** A code block with this text, of which some lines are removed. */
function codeBlock(text: string, language: string, removed: readonly string[] = []): HTMLElement {
  class Copy {
    textContent = text;
    querySelectorAll = () =>
      removed.map((line) => ({
        nextSibling: { remove: () => (this.textContent = this.textContent.replace('\n', '')) },
        remove: () => (this.textContent = this.textContent.replace(line, '')),
      }));
  }
  vi.stubGlobal('Element', Copy);
  const className = `language-${language}`;
  const code = {
    className,
    classList: { contains: (name: string) => name === className },
    cloneNode: () => new Copy(),
  };
  return button('Copy', 'Copy, fan.py', { closest: () => ({ querySelector: () => code }) });
}

test.each([
  ['python', 'x = 1\ny = 2\n', 'x = 1\ny = 2'],
  ['bash', '$ npm ci\nadded\n$ npm test\n', 'npm ci\nadded\nnpm test'],
  ['console', '$ ls\n', 'ls'],
  ['python', '$ not a prompt', '$ not a prompt'],
  ['diff', ' x\n+y\n\n z\n', 'x\ny\n\nz'],
  ['diff', 'x\n+y\n z', 'x\ny\n z'],
  ['bash', 'curl -H "Authorization: Bearer TOKEN"', 'curl -H "Authorization: Bearer secret"'],
])('code in %s can be pasted: %j is copied as %j', async (language, text, pasted) => {
  copyCode(codeBlock(text, language));
  await vi.waitFor(() => expect(announced.textContent).toBe('Copied'));
  expect(copied).toEqual([pasted]);
});

test('lines that a change removes are not copied', () => {
  copyCode(codeBlock('-old\n+new\n', 'diff', ['-old']));
  expect(copied).toEqual(['new']);
});

test('a button answers for two seconds, however often it is pressed, and has its name again after that', () => {
  const pressed = button('Copy', 'Copy, fan.py');
  answerOnButton(pressed, 'Copied');
  expect([pressed.textContent, pressed.getAttribute('aria-label'), announced.textContent]).toEqual([
    'Copied',
    null,
    'Copied',
  ]);
  vi.advanceTimersByTime(1500);
  answerOnButton(pressed, 'Could not copy');
  vi.advanceTimersByTime(1500);
  expect(pressed.textContent).toBe('Could not copy');
  vi.advanceTimersByTime(500);
  expect([pressed.textContent, pressed.getAttribute('aria-label')]).toEqual(['Copy', 'Copy, fan.py']);
  const unnamed = button();
  answerOnButton(unnamed, 'Copied');
  vi.advanceTimersByTime(2000);
  expect([unnamed.textContent, unnamed.getAttribute('aria-label')]).toEqual(['Copy', null]);
});

test('a reader whose browser does not allow to copy is told', async () => {
  const refuse = (): Promise<void> => Promise.reject(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } });
  const pressed = codeBlock('x', 'python');
  copyCode(pressed);
  await vi.waitFor(() => expect(pressed.textContent).toBe('Could not copy'));
});

test('without a clipboard, a reader is told what it needs', async () => {
  vi.stubGlobal('navigator', {});
  const pressed = codeBlock('x', 'python');
  copyCode(pressed);
  await vi.waitFor(() => expect(pressed.textContent).toBe('Copying needs https'));
});

test.each([
  ['there', 200, 'Copied', ['# Fan']],
  ['not there', 404, 'Could not copy', []],
])('the source of a page that is %s is copied or not', async (_, status, word, texts) => {
  const asked = vi.fn((address: string) => Promise.resolve(new Response(`# ${address.slice(1)}`, { status })));
  vi.stubGlobal('fetch', asked);
  const pressed = button('Copy page', null, { dataset: { copyPage: '/Fan' } });
  await copyPage(pressed);
  expect([pressed.textContent, copied]).toEqual([word, texts]);
});

test('where the clipboard takes items, it gets one at once, which Safari wants, with the text in it', async () => {
  const items: Record<string, Promise<Blob>>[] = [];
  vi.stubGlobal('ClipboardItem', Object);
  const write = (all: readonly Record<string, Promise<Blob>>[]): Promise<void> =>
    Promise.resolve(void items.push(...all));
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Fan')));
  await copyPage(button('Copy page', null, { dataset: { copyPage: '/fan.md' } }));
  const blob = await items[0]?.['text/plain'];
  expect([await blob?.text(), blob?.type]).toEqual(['# Fan', 'text/plain']);
});

test('the sign of a link says for two seconds that it was copied', async () => {
  const link = { href: 'https://h.dev/a#part', dataset: {} } as unknown as HTMLAnchorElement;
  copyLink(link);
  await vi.waitFor(() => expect(announced.textContent).toBe('Link copied'));
  expect([copied, link.dataset]).toEqual([['https://h.dev/a#part'], { copied: '' }]);
  vi.advanceTimersByTime(2000);
  expect(link.dataset).toEqual({});
});

test('the button for long lines says whether they are wrapped', () => {
  let wrapped = false;
  const figure = { toggleAttribute: (name: string) => name === 'data-wrapped' && (wrapped = !wrapped) };
  const wrap = button('Wrap', null, { closest: () => figure });
  const pressed = [1, 2].map(() => {
    wrapCode(wrap);
    return wrap.getAttribute('aria-pressed');
  });
  expect(pressed).toEqual(['true', 'false']);
});
