import { beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';

type FakeElement = ReturnType<typeof fakeDocument>;
const opened: string[] = [];
let title: { textContent: string } | null;
let added: FakeElement[];
beforeEach(() => {
  opened.length = 0;
  title = { textContent: 'Fan entity' };
  added = [];
  vi.stubGlobal('window', { open: (address: string) => opened.push(address) });
  vi.stubGlobal('ISSUE_URL', 'https://git.example/issues/new');
  vi.resetModules();
});

/** Shows a page that has a source or not, and what was added to it. */
async function show(path: string, hasSource = true): Promise<FakeElement[]> {
  const after = (element: FakeElement): void => void added.push(element);
  const copy = { dataset: { copyPage: `${path}.md` }, after };
  const places: Record<string, unknown> = {
    'main [data-copy-page]': copy,
    'main article > p a[href$=".md"]': { closest: () => ({ after }) },
  };
  fakeDocument();
  const announced = { textContent: '' };
  Object.assign(document, {
    title: 'Documentation',
    getElementById: () => announced,
    querySelector: (selector: string) =>
      selector === 'main h1' ? title : hasSource ? (places[selector] ?? null) : null,
  });
  vi.stubGlobal('Element', Object);
  vi.stubGlobal('location', new URL(`https://h.dev${path}?q=words#part`));
  const { addPageTools } = await import('./page-tools');
  addPageTools();
  return added;
}

test('the source of a page can be opened in an assistant, in a tab that knows nothing of this one', async () => {
  const [menu] = await show('/fan');
  const links = menu?.all('a') ?? [];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Open in ChatGPT', 'Open in Claude']);
  for (const { attributes } of links) {
    expect(attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    const question = new URL(attributes.href ?? '').searchParams.get('q');
    expect(question).toBe('Read https://h.dev/fan.md and answer my questions about it.');
  }
});

test('what was added goes with its page, and is not added twice', async () => {
  const [menu, tools] = await show('/fan');
  for (const one of [menu, tools]) Object.assign(one ?? {}, { isConnected: true });
  await show('/fan');
  expect(added).toHaveLength(2);
  await show('/light', false);
  expect([menu, tools].map((one) => one?.remove.mock.calls.length)).toEqual([1, 1]);
  expect(added).toHaveLength(2);
});

test('tools that React took away with their page are added again', async () => {
  const [menu] = await show('/fan');
  Object.assign(menu ?? {}, { isConnected: false });
  await show('/fan');
  expect(added).toHaveLength(4);
});

test('a reader whom a page did not help can say why: of the address, only what others may know is told', async () => {
  vi.stubGlobal('getSelection', () => 'a selected text');
  const [, tools] = await show('/fan');
  tools?.all('button')[1]?.handlers.get('click')?.();
  const { searchParams } = new URL(opened[0] ?? '');
  expect(opened[0]).toMatch(/^https:\/\/git\.example\/issues\/new\?/);
  expect(searchParams.get('title')).toContain('Fan entity');
  expect(searchParams.get('body')).toContain('https://h.dev/fan#part');
  expect(searchParams.get('body')).toContain('a selected text');
  title = null;
  vi.stubGlobal('getSelection', () => null);
  tools?.all('button')[1]?.handlers.get('click')?.();
  expect(new URL(opened[1] ?? '').searchParams.get('title')).toContain('Documentation');
});

test('a reader whom it helped is thanked, and keeps the focus', async () => {
  const [, tools] = await show('/fan');
  const [yes, no, setup] = tools?.all('button') ?? [];
  yes?.handlers.get('click')?.();
  expect(tools?.all('span')[0]?.textContent).toBe('Good to hear. Thank you!');
  expect([yes, no].map((one) => one?.remove.mock.calls.length)).toEqual([1, 1]);
  expect(setup?.focus).toHaveBeenCalled();
});

test('a site without a place for issues does not ask', async () => {
  vi.stubGlobal('ISSUE_URL', '');
  const [, tools] = await show('/fan');
  expect(tools?.all('button').map(({ textContent }) => textContent)).toEqual(['Your setup']);
});
