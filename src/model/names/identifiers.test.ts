import { expect, test } from 'vitest';
import { identifiersIn } from './identifier-index';

test.each([
  ['async_setup_entry', ['async_setup_entry']],
  ['LightEntity', ['LightEntity']],
  ['unitOfMeasure', ['unitOfMeasure']],
  ['DOMAIN', ['DOMAIN']],
  ['hass.states.async_set("light.kitchen")', ['hass.states.async_set', 'light.kitchen']],
  ['_attr_name', ['_attr_name']],
  ['the light is on', []],
  ['a_ x.', []],
  ['Sentence', []],
  ['', []],
])('names in `%s`', (code, names) => {
  expect(identifiersIn(code)).toEqual(names);
});

test('names are sorted and each is listed once', () => {
  expect(identifiersIn('turn_on()\nasync_get\nturn_on()')).toEqual(['async_get', 'turn_on']);
});
