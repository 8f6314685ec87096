import { afterEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { actionButton, followInContents, selectBox, showValue, textBox, toolbar } from './toolbar';

type FakeElement = ReturnType<typeof fakeDocument>;
const fake = (element: HTMLElement): FakeElement => element as unknown as FakeElement;
/** The control of a field, with a value. */
const controlOf = (field: HTMLElement, tag: string): FakeElement & { value?: string } => {
  const [control] = fake(field).all(tag);
  if (!control) throw new Error(`There is no ${tag}.`);
  return control;
};
afterEach(() => vi.useRealTimers());

test.each(['HTMLInputElement', 'HTMLSelectElement'])('a field shows another value in its control, a %s', (name) => {
  class Control {
    value = '';
  }
  for (const one of ['HTMLInputElement', 'HTMLSelectElement']) vi.stubGlobal(one, one === name ? Control : Date);
  const control = new Control();
  showValue({ querySelector: () => control } as unknown as Element, 'light');
  expect(control.value).toBe('light');
});

test('a toolbar is a named group, which says what it shows', () => {
  fakeDocument();
  const { bar, say } = toolbar('Filter', []);
  expect(fake(bar).attributes).toMatchObject({ role: 'group', 'aria-label': 'Filter' });
  say('12 shown');
  expect(fake(bar).all('output')[0]?.textContent).toBe('12 shown');
});

test('keys that come within a frame are answered together, with what the field has then', () => {
  fakeDocument();
  let frame: (() => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next;
    return 1;
  });
  const cancelled = vi.fn(() => (frame = undefined));
  vi.stubGlobal('cancelAnimationFrame', cancelled);
  const onInput = vi.fn();
  const field = textBox('Filter', onInput);
  const input = controlOf(field, 'input');
  for (const value of ['f', 'fa', 'fan']) {
    input.value = value;
    input.handlers.get('input')?.();
  }
  frame?.();
  expect(fake(field).textContent).toBe('Filter');
  expect(onInput).toHaveBeenCalledExactlyOnceWith('fan');
  expect(cancelled).toHaveBeenCalledTimes(3);
});

const values = ['Bronze', 'Gold'];
test.each([
  [{ values, value: 'Gold' }, 'Gold', ['Bronze', 'Gold']],
  [{ values, value: 'Wood' }, 'Bronze', ['Bronze', 'Gold']],
  [{ values }, 'Bronze', ['Bronze', 'Gold']],
  [{ values, all: 'All' }, '', ['All', 'Bronze', 'Gold']],
  [{ values, all: 'All', value: 'Gold' }, 'Gold', ['All', 'Bronze', 'Gold']],
  [{ values, all: 'All', value: 'Wood' }, '', ['All', 'Bronze', 'Gold']],
  [{ values: [] }, '', []],
])('a list with %j begins with %j', (given, value, labels) => {
  fakeDocument();
  const onChange = vi.fn();
  const field = selectBox('Tier', given, onChange);
  const select = controlOf(field, 'select');
  const options = select.all('option').map((option) => Object.assign(option, { value: option.attributes.value }));
  expect(options.map(({ textContent }) => textContent)).toEqual(labels);
  if (labels[0] !== 'All' || value !== '') expect(select.value).toBe(value);
  select.value = 'Gold';
  select.handlers.get('change')?.();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Gold');
});

test.each([
  ['says what came of it', () => Promise.resolve('Copied'), 'Copied'],
  ['says that the browser copies nothing', () => Promise.reject(new Error('no')), 'Copying needs https'],
  ['says nothing where nothing is to be said', () => Promise.resolve(undefined), 'Copy'],
])('a button %s', async (_, act, said) => {
  fakeDocument();
  Object.assign(document, { getElementById: () => null });
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = fake(actionButton('Copy', act));
  Object.assign(button, { getAttribute: () => null, removeAttribute: () => undefined });
  button.handlers.get('click')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(button.textContent).toBe(said);
});

test('entries of the table of contents go and come with their headings', () => {
  const entries = ['#a', '#b', '#c'].map((href) => ({ href, hidden: href === '#c' }));
  const links = entries.map((entry) => ({ closest: () => entry, getAttribute: () => entry.href }));
  vi.stubGlobal('document', { querySelectorAll: () => links });
  const heading = (id: string) => ({ id }) as HTMLElement;
  followInContents(
    new Map([
      [heading('a'), false],
      [heading('c'), true],
    ]),
  );
  expect(entries.map(({ hidden }) => hidden)).toEqual([true, false, false]);
});
