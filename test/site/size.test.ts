import { describe, expect, it } from 'vitest';
import { budgets, remedies } from './budgets';
import { readBuiltSite } from './built-site';
import { measure } from './measure';
import catalogue from '../../src/translations/en.json';

const site = readBuiltSite('public');
const sizes = measure(site);
const names = Object.keys(budgets) as (keyof typeof budgets)[];

describe('size budgets of the built site', () => {
  it.each(names)('%s is within its budget', (name) => {
    expect(sizes[name]).toBeGreaterThan(0);
    expect(sizes[name], remedies[name]).toBeLessThanOrEqual(budgets[name]);
  });
});

it('scripts carry no ids of interface strings', () => {
  const scripts = [...site.files].filter((file) => file.endsWith('.js')).map(site.read);
  expect(scripts.length).toBeGreaterThan(10);
  const carried = Object.keys(catalogue).filter((id) => scripts.some((text) => text.includes(`"${id}"`)));
  expect(carried).toEqual([]);
});
