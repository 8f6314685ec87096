import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakable } from './breakable';

test.each([
  ['The homeassistant.util.dt is new', 'The homeassistant.<wbr/>util.<wbr/>dt is new'],
  ['WaterHeaterEntityDescription', 'Water<wbr/>Heater<wbr/>Entity<wbr/>Description'],
  ['SensorDeviceClass.APPARENT_POWER', 'Sensor<wbr/>Device<wbr/>Class.<wbr/>APPARENT_<wbr/>POWER'],
  ['GET /backups/<backup>/restore/full', 'GET /backups/<wbr/>&lt;backup&gt;/<wbr/>restore/<wbr/>full'],
  ['Using async_setup and JavaScript', 'Using async_setup and JavaScript'],
])('a text breaks in its long names only: %s', (title, html) => {
  expect(renderToStaticMarkup(createElement('h1', null, breakable(title)))).toBe(`<h1>${html}</h1>`);
});
