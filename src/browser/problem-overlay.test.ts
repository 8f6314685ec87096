import { expect, test, vi } from 'vitest';
import { fakeDocument } from '../../test/fake-document';
import { showProblems } from './problem-overlay';

vi.mock('./problem-overlay.css', () => ({}));

/** A page in development, and a way to tell it of problems. */
function open() {
  const body = fakeDocument();
  let tell: (event: { data: string }) => void = () => undefined;
  const addresses: string[] = [];
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(address: string) {
        addresses.push(address);
      }
      addEventListener = (type: string, listener: typeof tell): void => void (type === 'message' && (tell = listener));
    },
  );
  const shown = () => body.all('section').filter(({ remove }) => remove.mock.calls.length === 0);
  Object.assign(document, { getElementById: (id: string) => shown().find(({ attributes }) => attributes.id === id) });
  showProblems('/problems');
  return { addresses, shown, tell: (live: unknown) => tell({ data: JSON.stringify(live) }) };
}

test.each([
  [true, 'content-problems with-errors', 'Problems in the content', ''],
  [false, 'content-problems', 'Warnings about the content', undefined],
])('if some are errors (%s), problems have the class %j and are called %j', (hasErrors, kind, title, isOpen) => {
  const { addresses, shown, tell } = open();
  expect(addresses).toEqual(['/problems']);
  tell({ report: 'docs/a.md:1:1', hasErrors });
  const [panel] = shown();
  expect(panel?.attributes).toMatchObject({ class: kind, role: 'alert' });
  expect(panel?.all('summary')[0]?.textContent).toBe(title);
  expect(panel?.all('pre')[0]?.textContent).toBe('docs/a.md:1:1');
  expect(panel?.all('details')[0]?.attributes.open).toBe(isOpen);
});

test('problems make way for newer ones, and go when there are none or the author hides them', () => {
  const { shown, tell } = open();
  tell({ report: 'first', hasErrors: true });
  tell({ report: 'second', hasErrors: true });
  expect(shown().map((panel) => panel.all('pre')[0]?.textContent)).toEqual(['second']);
  shown()[0]?.all('button')[0]?.handlers.get('click')?.();
  expect(shown()).toEqual([]);
  tell({ report: 'third', hasErrors: true });
  expect(shown()).toHaveLength(1);
  tell({ report: '', hasErrors: false });
  expect(shown()).toEqual([]);
});

test.each([null, 'text', {}, { report: 1, hasErrors: true }, { report: 'first' }])(
  'a message that is no report shows nothing: %j',
  (message) => {
    const { shown, tell } = open();
    tell(message);
    expect(shown()).toEqual([]);
  },
);
