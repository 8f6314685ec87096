import { describe, expect, it } from 'vitest';
import { budgets } from './budgets';
import { readBuiltSite } from './built-site';
import { measure } from './measure';

const sizes = measure(readBuiltSite('public'));
const names = Object.keys(budgets) as (keyof typeof budgets)[];

describe('size budgets of the built site', () => {
  it.each(names)('%s is within its budget', (name) => {
    expect(sizes[name]).toBeGreaterThan(0);
    expect(sizes[name]).toBeLessThanOrEqual(budgets[name]);
  });
});
