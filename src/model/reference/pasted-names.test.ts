import { expect, test } from 'vitest';
import { isNamedIn } from './pasted-names';

test.each([
  ['hass.async_add_job(work)', 'async_add_job', true],
  ['hass.async_add_job_now(work)', 'async_add_job', false],
  ['my_async_add_job()', 'async_add_job', false],
  ['async_add_job_now(async_add_job)', 'async_add_job', true],
  ['async_add_job', 'async_add_job', true],
  [
    'from homeassistant.helpers.template import extract_entities',
    'homeassistant.helpers.template.extract_entities',
    true,
  ],
  ['class MyLight(LightEntity)', 'homeassistant.components.light.LightEntity', true],
  ['remote = 1', 'homeassistant.remote', false],
  ['import homeassistant.remote', 'homeassistant.remote', true],
  ['<paper-dropdown-menu-light>', 'paper-dropdown-menu', false],
  ['<paper-dropdown-menu>', 'paper-dropdown-menu', true],
])('%s names %s: %s', (code, name, expected) => {
  expect(isNamedIn(code, name)).toBe(expected);
});
