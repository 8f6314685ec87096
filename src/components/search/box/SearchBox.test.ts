import { Children, isValidElement } from 'react';
import type * as React from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../../test/fake-hooks';

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

interface InputProps {
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** Properties of the field in the box. */
function inputOf(box: unknown): InputProps {
  const children = isValidElement<React.PropsWithChildren>(box) ? box.props.children : [];
  const field = Children.toArray(children).find((child) => isValidElement(child) && child.type === 'input');
  if (!isValidElement<InputProps>(field)) throw new Error('The box has no field.');
  return field.props;
}

test.each([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', ctrlKey: true }, true],
  [{ key: 'k', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'j', ctrlKey: true }, false],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
])('%o goes to the box: %s', async (keys, expected) => {
  const hooks = fakeHooks();
  const handlers = new Map<string, (event: unknown) => void>();
  const addEventListener = (type: string, handler: (event: unknown) => void) => handlers.set(type, handler);
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { addEventListener, removeEventListener: () => undefined, querySelector: () => null });
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<typeof React>()), ...hooks.react }));
  const { SearchBox } = await import('./SearchBox');
  hooks.render(() => SearchBox());
  const preventDefault = vi.fn();
  handlers.get('keydown')?.({ ...keys, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('typing opens the suggestions, also after they were closed', async () => {
  const hooks = fakeHooks();
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<typeof React>()), ...hooks.react }));
  const { SearchBox } = await import('./SearchBox');
  const box = () => hooks.render(() => SearchBox());
  expect(box().props).toMatchObject({ 'data-open': undefined });
  inputOf(box()).onChange({ target: { value: 'fan' } });
  expect(box().props).toMatchObject({ 'data-open': true });
});
