import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const htmlOf = (body: string): string => {
  const [segment] = compileMarkdown('docs/a.md', body).compiled.body;
  return segment?.kind === 'html' ? segment.html : '';
};

test('a long constant in a table may break after its dots and underscores', () => {
  const html = htmlOf('| A | B |\n| --- | --- |\n| `HVACMode.HEAT_COOL` | `short_name` |\n');
  expect(html).toContain('<code>HVACMode.<wbr>HEAT_<wbr>COOL</code>');
  expect(html).toContain('<code>short_name</code>');
});

test.each(['**`HVACMode.HEAT_COOL`**', '[`HVACMode.HEAT_COOL`](https://example.org)'])(
  'so may one within other marks: %s',
  (cell) => {
    expect(htmlOf(`| A |\n| --- |\n| ${cell} |\n`)).toContain('HVACMode.<wbr>HEAT_<wbr>COOL');
  },
);

test('a part of such a constant that is long itself may break before its capital letters', () => {
  const html = htmlOf('| A |\n| --- |\n| `FanEntityFeature.TURN_ON` |\n');
  expect(html).toContain('<code>Fan<wbr>Entity<wbr>Feature.<wbr>TURN_<wbr>ON</code>');
});

test('a constant in text only breaks if a phone has no room for it', () => {
  expect(htmlOf('`SensorDeviceClass.TEMPERATURE`')).not.toContain('<wbr>');
  expect(htmlOf('`homeassistant.components.light.LightEntity`')).toContain(
    'components.<wbr>light.<wbr>LightEntity</code>',
  );
  expect(htmlOf('```text\nhomeassistant.components.light.LightEntity\n```')).not.toContain('<wbr>');
});

test.each([
  ['Use `config-flow` here.', '<code><span class="whole">config-flow</span></code>'],
  ['Add `?v=2` to it.', '<code><span class="whole">?v=2</span></code>'],
  ['| A |\n| --- |\n| `state-card-camera.ts` |', '<code><span class="whole">state-card-camera</span>.<wbr>ts</code>'],
  [
    '`npm run pre-commit --all`',
    '<code>npm run <span class="whole">pre-commit</span> <span class="whole">--all</span></code>',
  ],
])('a name does not break after its hyphens, nor a query after its question mark: %s', (body, html) => {
  expect(htmlOf(body)).toContain(html);
});

test('a name with hyphens that a narrow phone has no room for breaks after them', () => {
  expect(htmlOf('`stt-provider-unsupported-metadata`')).toContain('<code>stt-provider-unsupported-metadata</code>');
});

test('a command breaks between its words; only names in it that are long themselves may break', () => {
  expect(htmlOf('`const isJavaScript = new WebSocket()`')).toContain(
    '<code>const isJavaScript = new WebSocket()</code>',
  );
  expect(htmlOf('`from homeassistant.components.light import A`')).toContain(
    '<code>from homeassistant.<wbr>components.<wbr>light import A</code>',
  );
});

test('a name that may break has a box, which the punctuation mark behind it shares', () => {
  const name = '<code>homeassistant.<wbr>components.<wbr>light.<wbr>LightEntity</code>';
  expect(htmlOf('Use `homeassistant.components.light.LightEntity`, please.')).toContain(
    `Use <span class="code-name">${name},</span> please.`,
  );
  expect(htmlOf('| A |\n| --- |\n| (`homeassistant.components.light.LightEntity`). |')).toContain(
    `(<span class="code-name">${name}).</span></td>`,
  );
  expect(htmlOf('Use `LightEntity`, please.')).toContain('Use <code>LightEntity</code>, please.');
});

test('a path breaks after its slashes', () => {
  expect(htmlOf('`tests/components/example/snapshots`')).toContain('tests/<wbr>components/<wbr>example/<wbr>snapshots');
});

test('a name in a heading breaks earlier, because its letters are larger; words do not', () => {
  expect(htmlOf('## set_mode or async_set_operation_mode')).toContain(
    '>set_mode or async_<wbr>set_<wbr>operation_<wbr>mode</h2>',
  );
  expect(htmlOf('## HassShoppingListAddItem')).toContain('>Hass<wbr>Shopping<wbr>List<wbr>Add<wbr>Item</h2>');
  expect(htmlOf('## `async_will_remove_from_hass()`')).toContain('will_<wbr>remove_<wbr>from_<wbr>hass()</code>');
  expect(htmlOf('## The JavaScript interface of a card')).toContain('>The JavaScript interface of a card</h2>');
});

test.each([
  ['| A |\n| --- |\n| `set_mode_of_lamp` |\n', true],
  ['| A |\n| --- |\n| `set_mode_of_fan` |\n', false],
  ['Use `homeassistant.components.light`.', true],
  ['Use `homeassistant.components.lock`.', false],
  ['## `set_operation_mode_a`', true],
  ['## `set_operation_modes`', false],
])('from a number of characters on, a name may break: %j %s', (body, breaks) => {
  expect(htmlOf(body).includes('<wbr>')).toBe(breaks);
});
