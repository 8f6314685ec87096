import { describe, expect, test } from 'vitest';
import { hasAllowedScheme, hasAllowedSource, hasHarmlessScheme } from './schemes';

/** Browsers leave these out wherever they stand in a scheme, so no filter may see them. */
const leftOut = [...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code))];

describe.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JavaScript:x'])('%s', (address) => {
  test.each(leftOut.map((letter) => [letter.charCodeAt(0).toString(16), letter]))(
    'is refused with the character %s before or in its scheme',
    (_, letter) => {
      for (const hidden of [
        letter + address,
        address.slice(0, 2) + letter + address.slice(2),
        address.replace(':', `${letter}:`),
        address.replace(/./g, `$&${letter}`),
      ]) {
        expect(hasAllowedScheme(hidden)).toBe(false);
        expect(hasHarmlessScheme(hidden)).toBe(false);
        expect(hasAllowedSource(hidden)).toBe(false);
      }
    },
  );
});

test.each(['/docs/a:b', '#a:b', '?q=a:b', 'docs', 'https://example.org', 'mailto:me'])('%s is allowed', (address) => {
  expect(hasAllowedScheme(address)).toBe(true);
});
