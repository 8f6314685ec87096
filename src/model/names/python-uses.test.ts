import { describe, expect, test } from 'vitest';
import { pythonUses } from './python-uses';

const uses = (...lines: readonly string[]): string[] =>
  pythonUses(lines.join('\n'), 'platform').map(
    ({ of, name, imported, line, column }) => `${line}:${column} ${imported ? 'import' : 'read'} ${of} ${name}`,
  );

describe('imports', () => {
  test('in one line, with other names', () => {
    expect(uses('x = 1', 'from platform.core import State, Event as Happening')).toEqual([
      '2:27 import platform.core State',
      '2:34 import platform.core Event',
    ]);
  });
  test('in parentheses, with a comment', () => {
    expect(uses('from platform.core import (', '    State,  # not Event', '    callback,', ')')).toEqual([
      '2:5 import platform.core State',
      '3:5 import platform.core callback',
    ]);
  });
  test('in a function', () => {
    expect(uses('def f():', '    from platform import core')).toEqual(['2:26 import platform core']);
  });
  test.each([['from .const import DOMAIN'], ['from platforms import core'], ['"""\nfrom platform import core\n"""']])(
    'of others are none: %s',
    (code) => {
      expect(uses(code)).toEqual([]);
    },
  );
});

describe('attributes', () => {
  test('of a module with another name', () => {
    expect(uses('from platform.helpers import registry as reg', 'reg.async_get(hass)')).toContain(
      '2:5 read platform.helpers.registry async_get',
    );
  });
  test('of a module that is imported as a whole', () => {
    expect(uses('import platform.helpers.registry as reg', 'x = reg.Entry.NEW')).toEqual([
      '2:9 read platform.helpers.registry Entry',
      '2:15 read platform.helpers.registry.Entry NEW',
    ]);
  });
  test.each([
    ['of others', 'other.async_get()'],
    ['of attributes', 'self.State.name'],
    ['in text', 'x = "State.name"  # State.name'],
    ['in another import', 'from State.name import x'],
  ])('%s are none', (_, code) => {
    expect(uses('from platform.core import State', code)).toEqual(['1:27 import platform.core State']);
  });
});
