import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { checkCodeBox } from './check-code';

type FakeElement = ReturnType<typeof fakeDocument>;
const deprecations = [
  { id: 'lock', title: 'Lock states', what: ['homeassistant.components.lock.STATE_LOCKED'], removedIn: '2025.10' },
  { id: 'job', title: 'Jobs', what: ['a method'], detect: ['*hass.async_run_job', '*hass.async_add_job'] },
  { id: 'hand', title: 'Manifests', what: [], detect: [], checkByHand: true, removedIn: '2025.12' },
];
const removed = {
  modules: { 'homeassistant.old': '2025.6' },
  names: { 'homeassistant.const': { '2025.3': ['TEMP_CELSIUS', 'GONE'] } },
  elsewhere: { TEMP_CELSIUS: ['homeassistant.new'] },
};
const onFound = vi.fn<(rows: ReadonlySet<string> | undefined) => void>();
let answers: Record<string, () => Promise<Response>>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onFound.mockClear();
  answers = {
    '/kit/data/calendar.json': () => Promise.resolve(Response.json({ deprecations })),
    '/kit/data/removed.json': () => Promise.resolve(Response.json(removed)),
  };
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => answers[address]?.() ?? Promise.reject(new TypeError(address))),
  );
});
afterEach(() => vi.useRealTimers());

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0).then(() => vi.dynamicImportSettled());

/** The box, opened, and a way to paste code into it. */
async function open(sources = '/data/calendar.json,/data/removed.json') {
  fakeDocument();
  const box = checkCodeBox(sources, onFound) as unknown as FakeElement;
  const field = Object.assign(box.all('textarea')[0] ?? box, { value: '' });
  const [list] = box.all('ul').map((one) => Object.assign(one, { hidden: one.attributes.hidden === '' }));
  const toggle = async (isOpen: boolean): Promise<void> => {
    box.open = isOpen;
    box.handlers.get('toggle')?.();
    await settle();
  };
  const paste = (code: string, wait = 150): void => {
    field.value = code;
    field.handlers.get('input')?.();
    vi.advanceTimersByTime(wait);
  };
  await toggle(true);
  const [count] = box.all('p');
  return {
    box,
    list,
    toggle,
    paste,
    said: () => count?.textContent,
    items: () => list?.all('li').map((one) => one.textContent),
  };
}

const code =
  'from homeassistant.components import lock\n\n\nhass.async_add_job(x)\nlock.STATE_LOCKED\nlock.STATE_LOCKED\nhass.async_run_job(x)\n';
test('entries that concern pasted code are named with their first lines, and rows of others are left out', async () => {
  const { paste, said, items, list } = await open();
  expect([said(), items(), list?.hidden]).toEqual(['', [], true]);
  paste(code);
  expect(said()).toBe('Entries of the calendar that concern this code: 2.');
  expect(items()).toEqual(['Line 5: Lock states (removed in 2025.10)', 'Line 4: Jobs']);
  expect(list?.all('a').map(({ attributes }) => attributes.href)).toEqual(['#deprecation-lock', '#deprecation-job']);
  expect(list?.hidden).toBe(false);
  expect(onFound).toHaveBeenLastCalledWith(new Set(['deprecation-lock', 'deprecation-job']));
});

test('imports that end are named with the place that has the name now', async () => {
  const { paste, items } = await open();
  paste('from homeassistant.const import TEMP_CELSIUS, GONE\nfrom homeassistant.old import x');
  expect(items()).toEqual([
    'Line 1: homeassistant.const.TEMP_CELSIUS exists until 2025.3. It is now in homeassistant.new.',
    'Line 1: homeassistant.const.GONE exists until 2025.3.',
    'Line 2: homeassistant.old.x exists until 2025.6.',
  ]);
  expect(onFound).toHaveBeenLastCalledWith(undefined);
});

test('code that nothing concerns is told so, and all rows are shown, as for an empty box', async () => {
  const { paste, said, list } = await open();
  paste('x = 1');
  expect(said()).toMatch(/^None of the 3 entries shows in this code/);
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  paste('  ');
  expect([said(), list?.hidden]).toEqual(['', true]);
});

test('code is compared when the reader pauses', async () => {
  const { paste, said } = await open();
  paste('STATE_LOCKED', 100);
  expect(said()).toBe('');
  paste(code, 149);
  expect(said()).toBe('');
  vi.advanceTimersByTime(1);
  expect(said()).toContain('2.');
});

test('entries that code does not show are listed to be checked by hand', async () => {
  const { box } = await open();
  const [byHand] = box.all('details');
  expect(byHand?.all('summary')[0]?.textContent).toBe('Check by hand: 1 entries that code does not show reliably');
  expect(byHand?.all('li').map(({ textContent }) => textContent)).toEqual(['Manifests']);
});

test('the data is fetched when the box is opened, once; what failed is tried again', async () => {
  answers['/kit/data/calendar.json'] = () => Promise.resolve(Response.json({}));
  const { toggle, paste, said } = await open();
  expect(said()).toContain('Close this box and open it to try again.');
  answers['/kit/data/calendar.json'] = () => Promise.resolve(Response.json({ deprecations }));
  paste(code);
  await toggle(false);
  expect(fetch).toHaveBeenCalledTimes(2);
  await toggle(true);
  expect(said()).toContain('concern this code: 2.');
  await toggle(true);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('a calendar without a list of removed names has its entries', async () => {
  const { paste, items } = await open('/data/calendar.json');
  paste(`${code}from homeassistant.const import GONE`);
  expect(items()).toHaveLength(2);
});
