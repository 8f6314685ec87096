import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { standIn } from './stand-in';

test('a module that nobody has says so in place of each of its exports, around what is inside', () => {
  const module = standIn('maps');
  const [Whole, Pin] = [module.default, module.Pin];
  if (!Whole || !Pin) throw new Error('The module has no exports.');
  expect(renderToStaticMarkup(createElement(Whole))).toContain('“maps” is not shown because “maps” is not installed.');
  expect(renderToStaticMarkup(createElement(Pin, {}, 'Here'))).toMatch(/“Pin” is not shown because “maps” .*Here/);
  expect(module.Pin).toBe(Pin);
  expect(() => module.useMap?.()).not.toThrow();
  expect(() => Reflect.construct(Pin, [{ key: 'a' }]) as unknown).not.toThrow();
  const parts = [Pin.Label, Pin.div];
  expect(parts.map((part) => typeof part)).toEqual(['function', 'function']);
  expect(renderToStaticMarkup(createElement('div', {}, createElement(Pin.Label as typeof Pin)))).toContain(
    '“Pin.Label” is',
  );
});

test('a file that is missing is not called a package', () => {
  const { default: Whole } = standIn('./made', true);
  if (!Whole) throw new Error('The module has no exports.');
  expect(renderToStaticMarkup(createElement(Whole))).toContain('because “./made” does not exist.');
});
