import { expect, test, vi } from 'vitest';
import { showValue } from './toolbar';

test.each(['HTMLInputElement', 'HTMLSelectElement'])('a field shows another value in its control, a %s', (name) => {
  class Control {
    value = '';
  }
  for (const one of ['HTMLInputElement', 'HTMLSelectElement']) vi.stubGlobal(one, one === name ? Control : Date);
  const control = new Control();
  showValue({ querySelector: () => control } as unknown as Element, 'light');
  expect(control.value).toBe('light');
});
