import { Children, createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage';
import { fakeHooks } from '../../../test/fake-hooks';
import { holdsValue, joinValues, TabItem, Tabs } from './Tabs';

test('ids of tabs have no spaces, whatever their values; labels keep them', () => {
  const items = ['Home Assistant OS', 'bash'].map((value) => createElement(TabItem, { key: value, value }, value));
  const html = renderToStaticMarkup(createElement(Tabs, {}, items));
  const ids = Array.from(html.matchAll(/\s(?:id|aria-controls|aria-labelledby)="([^"]*)"/g), ([, id = '']) => id);
  expect(ids).toHaveLength(8);
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(4);
  expect(ids.some((id) => id.endsWith('-bash'))).toBe(true);
  expect(html).toContain('>Home Assistant OS</button>');
});

test('a stored choice matches a value with spaces, and none of its words', () => {
  const joined = joinValues(['Home Assistant OS', 'Container']);
  expect(holdsValue(joined, 'Home Assistant OS')).toBe(true);
  expect(holdsValue(joined, 'Assistant')).toBe(false);
});

describe('tabs on a page', () => {
  let kept = new Map<string, string>();
  const others = new EventTarget();
  const focused: string[] = [];
  let address: string;
  beforeEach(() => {
    kept = fakeStorage();
    focused.length = 0;
    address = 'https://h.dev/docs/a?q=1#part';
    vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
    vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
    vi.stubGlobal('document', { getElementById: (id: string) => ({ focus: () => focused.push(id) }) });
    vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: URL) => (address = to.href) });
    vi.stubGlobal('window', {
      get location() {
        return new URL(address);
      },
    });
  });
  afterEach(() => {
    vi.doUnmock('react');
    vi.resetModules();
  });

  interface ButtonProps {
    readonly children?: React.ReactNode;
    readonly 'aria-selected'?: boolean;
    readonly onClick: () => void;
    readonly onKeyDown: (event: object) => void;
  }
  const buttonsIn = (node: React.ReactNode): ButtonProps[] =>
    Children.toArray(node).flatMap((child): ButtonProps[] => {
      if (!isValidElement<ButtonProps>(child)) return [];
      return child.type === 'button' ? [child.props] : buttonsIn(child.props.children);
    });

  /** Shows tabs, and tells which one is selected. */
  async function open(props: object, values = ['a', 'b', 'c']) {
    const hooks = fakeHooks();
    vi.resetModules();
    vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
    const loaded = await import('./Tabs');
    const children = values.map((value) => createElement(loaded.TabItem, { key: value, value }, value));
    const buttons = () => buttonsIn(hooks.render(() => loaded.Tabs({ ...props, children })));
    return {
      unmount: hooks.unmount,
      selected: () => buttons().flatMap(({ children: label, ...button }) => (button['aria-selected'] ? [label] : [])),
      choose: (at: number) => buttons()[at]?.onClick(),
      press: (key: string): boolean => {
        const preventDefault = vi.fn();
        buttons()[0]?.onKeyDown({ key, preventDefault });
        return preventDefault.mock.calls.length > 0;
      },
    };
  }

  test('arrows, Home and End lead from one to the next in a circle, with the focus; other keys do nothing', async () => {
    const { press, selected } = await open({});
    const after = (key: string) => {
      expect(press(key)).toBe(true);
      return selected()[0];
    };
    expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map(after)).toEqual([
      ...['b', 'c', 'a', 'c', 'a', 'c'],
    ]);
    expect(focused).toEqual(['id-b', 'id-c', 'id-a', 'id-c', 'id-a', 'id-c']);
    expect(press('Enter')).toBe(false);
    expect(selected()).toEqual(['c']);
  });

  test('the first one is selected, or the one that the author names', async () => {
    expect((await open({})).selected()).toEqual(['a']);
    expect((await open({ defaultValue: 'b' })).selected()).toEqual(['b']);
  });

  test('tabs of a group have what was chosen before, here or in another tab of the browser, if they have it', async () => {
    kept.set('tabs.os', 'b');
    const { selected, choose, unmount } = await open({ groupId: 'os' });
    expect(selected()).toEqual(['b']);
    choose(2);
    expect([selected(), kept.get('tabs.os')]).toEqual([['c'], 'c']);
    const chosenElsewhere = (value: string): void => {
      kept.set('tabs.os', value);
      others.dispatchEvent(Object.assign(new Event('storage'), { key: 'tabs.os' }));
    };
    chosenElsewhere('a');
    expect(selected()).toEqual(['a']);
    chosenElsewhere('other');
    expect(selected()).toEqual(['a']);
    unmount();
    chosenElsewhere('b');
    expect(selected()).toEqual(['a']);
  });

  test('tabs that stand alone keep nothing', async () => {
    const { choose, selected } = await open({});
    choose(1);
    expect([selected(), [...kept], address]).toEqual([['b'], [], 'https://h.dev/docs/a?q=1#part']);
  });

  test('a choice that stands in the address comes first, and is written there with what else it says', async () => {
    address = 'https://h.dev/docs/a?os=b&q=1#part';
    kept.set('tabs.os', 'c');
    const { selected, choose } = await open({ groupId: 'os', queryString: 'os' });
    expect(selected()).toEqual(['b']);
    choose(0);
    expect(address).toBe('https://h.dev/docs/a?os=a&q=1#part');
    address = 'https://h.dev/docs/a?os=other';
    expect((await open({ queryString: 'os' })).selected()).toEqual(['a']);
  });
});
