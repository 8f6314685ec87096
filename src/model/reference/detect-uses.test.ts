import { expect, test } from 'vitest';
import { detectedAt, lineAt, readCode } from './detect-uses';

const lock = 'homeassistant.components.lock.STATE_LOCKED';
const alarm = 'AlarmControlPanelEntity.state';

test.each([
  // Names that are imported, read through a module or an alias, or given without their import
  [lock, 'from homeassistant.components.lock import STATE_LOCKED', 1],
  [lock, 'from homeassistant.components import lock\n\nx = lock.STATE_LOCKED', 3],
  [lock, 'import homeassistant.components.lock as l\nl.STATE_LOCKED', 2],
  [lock, 'STATE_OPEN, STATE_LOCKED', 1],
  [lock, 'lock.STATE_LOCKED', 1],
  [lock, 'from homeassistant.components.cover import STATE_LOCKED', undefined],
  [lock, 'from .const import STATE_LOCKED\nSTATE_LOCKED', undefined],
  [lock, 'STATE_LOCKED = 1\nprint(STATE_LOCKED)', undefined],
  [lock, 'def STATE_LOCKED(): ...\nSTATE_LOCKED()', undefined],
  [lock, 'class STATE_LOCKED: ...\nSTATE_LOCKED()', undefined],
  [lock, '# STATE_LOCKED', undefined],
  [lock, '"STATE_LOCKED"', undefined],
  [lock, 'try:\n  import x\nexcept ImportError:\n  from homeassistant.components.lock import STATE_LOCKED', undefined],
  ['homeassistant.components.*.SUPPORT_*', 'HVAC_MODE_HEAT, SUPPORT_TARGET_TEMPERATURE', 1],
  ['homeassistant.remote', 'from homeassistant import remote', 1],
  ['homeassistant.remote', 'remote = 1\nremote', undefined],
  ['*hass.async_add_job', 'self._hass.async_add_job(work)', 1],
  ['*hass.async_add_job', 'hass.async_add_job_now(work)', undefined],
  ['*hass.async_add_job', 'async_add_job', 1],
  ['*hass.components', 'components = 1', undefined],
  ['*hass.components', 'hass.components.http.start()', 1],
  // Members of classes
  [alarm, 'state = 1', undefined],
  [alarm, 'state', undefined],
  [alarm, 'class A(AlarmControlPanelEntity):\n  @property\n  def state(self): ...', 3],
  [alarm, 'class A(AlarmControlPanelEntity): ...\nclass B(A):\n  _attr_state = 1', 3],
  [alarm, 'class A(AlarmControlPanelEntity):\n  def f(self):\n    self._attr_state = 1', 3],
  [alarm, 'class A(AlarmControlPanelEntity):\n  def f(self, other):\n    other._attr_state = 1', undefined],
  [alarm, 'class A(LockEntity):\n  state = 1', undefined],
  ['class *EntityDescription', 'class A(SensorEntityDescription): ...', 1],
  ['class VacuumEntity', 'class A(StateVacuumEntity): ...', undefined],
  // What code does with names
  ['*entry.title =', 'config_entry.title = "x"', 1],
  ['*entry.title =', 'print(entry.title)', undefined],
  ['supported_features = 0', 'class A:\n  _attr_supported_features = 3', 2],
  ['supported_features = 0', 'class A:\n  _attr_supported_features = B.C', undefined],
  ['supported_features = 0', 'light.supported_features = 3', 1],
  ['Template(_)', 'Template("x")', 1],
  ['open("w")', 'open("w")', 1],
  ['open("w")', "open('w', 'w')", 1],
  ['open("w")', 'open(w)', undefined],
  ['open(mode=)', 'open("a", mode="w")', 1],
  ['open(mode=)', 'open("mode")', undefined],
  ['call(Service())', 'call(api.Service())', 1],
  ['hass.data[]', 'hass.data["x"]', 1],
  ['hass.data[]', 'hass.data.get("x")', undefined],
  ['Template(_)', 'Template("x", hass)', undefined],
  ['async_step_*.info[]', 'async def async_step_usb(self, info):\n  return info["x"]', 2],
  ['async_step_*.info[]', 'async def setup(info):\n  return info["x"]', undefined],
  // Conditions, and text
  ['class A without b', 'class C(A): ...', 1],
  ['class A without b', 'class C(A):\n  b = 1', undefined],
  ['a with b', 'a\nb', 1],
  ['a with b', 'a', undefined],
  ['"/snapshots"', 'curl http://supervisor/snapshots/new', 1],
  ['"paper-input"', '<paper-input-container>', undefined],
  ['"/snapshots"', 'x = 1  # GET /snapshots', undefined],
  ['"Polymer"', 'from a import (\n  b,  # Polymer\n)', undefined],
  ['"Polymer"', '(a\n  # Polymer\n  .b)', undefined],
  ['"Polymer"', 'try:\n  import x\nexcept ImportError:\n  y = 1  # Polymer', undefined],
  ['"/snapshots"', '# GET /snapshots\n# and more\nget("/snapshots")', 3],
])('%s in %j is found in line %s', (pattern, code, line) => {
  expect(detectedAt(pattern, readCode(code))).toBe(line);
});

test.each([
  ['x = 1\nfrom a.core import State, Event as Happening', ['2 import a.core State', '2 import a.core Event']],
  [
    'from a.core import (\n  State,  # not Event\n  callback,\n)',
    ['2 import a.core State', '3 import a.core callback'],
  ],
  ['def f():\n  from a import core', ['2 import a core']],
  ['"""\nfrom a import core\n"""', []],
  ['from a import core as c\nc.go(hass)', ['1 import a core', '2 read a.core go']],
  ['import a.core as c\nx = c.Entry.NEW', ['2 read a.core Entry', '2 read a.core.Entry NEW']],
  ['other.go()\nself.State.name\nx = "State.name"  # State.name', []],
])('the imported names that %j uses', (code, uses) => {
  const read = readCode(code);
  const said = read.uses.map(
    ({ of, name, imported, at }) => `${lineAt(at, code)} ${imported ? 'import' : 'read'} ${of} ${name}`,
  );
  expect(said).toEqual(uses);
});
