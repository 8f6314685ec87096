import { describe, expect, test } from 'vitest';
import { nearest, suggest, suggestNearest, editDistance } from './nearest';

describe('the name that was most likely meant', () => {
  test.each([
    ['ligth', ['light', 'lock'], 'light'],
    ['LIGHT', ['light', 'lock'], 'light'],
    ['sidebar_lable', ['sidebar_label', 'slug'], 'sidebar_label'],
    ['core/entty', ['core/entity', 'core/entity/light'], 'core/entity'],
    ['core/rules/recipe-names', ['core/rules/devices'], undefined],
    ['integration', ['light', 'lock'], undefined],
    ['anything', [], undefined],
    ['image', ['page', 'imageUrl'], 'imageUrl'],
    ['image', ['page', 'imageUrl', 'imageWidth'], 'page'],
    ['core/entity', ['core/entity/light', 'core/enttiy'], 'core/enttiy'],
    ['Temp', ['temp', 'temperature'], 'temp'],
    ['id', ['in', 'ideal'], 'in'],
    ['lick', ['lock', 'luck'], 'lock'],
  ])('%s', (name, known, expected) => {
    expect(nearest(name, known)).toBe(expected);
  });

  test.each([
    ['abc', 'axy', 'axy'],
    ['abc', 'xyz', undefined],
    ['abcdefghijk', 'abcdefghwxy', 'abcdefghwxy'],
    ['abcdefghijk', 'abcdefgvwxy', undefined],
    ['abcdefghijkl', 'abcdefghwxyz', 'abcdefghwxyz'],
  ])('differs in two letters, or in a third of them: %s, %s', (name, known, expected) => {
    expect(nearest(name, [known])).toBe(expected);
  });

  test.each(['', 'x', 'id'])('has a letter in common with a short one: %j', (name) => {
    expect(nearest(name, ['on', 'b'])).toBeUndefined();
    expect(nearest(name, ['ID', 'X', 'on'])).toBe({ x: 'X', id: 'ID' }[name]);
  });

  test('is written as it is known, capitals included', () => {
    expect(nearest('tabitem', ['Tabs', 'TabItem'])).toBe('TabItem');
  });
});

describe('the remedy for an unknown name', () => {
  test('is the nearest name', () => {
    expect(suggest('ligth', ['light', 'lock'])).toBe('Did you mean `light`?');
  });

  test('is the whole list when it is short and nothing is near', () => {
    expect(suggest('integration', ['light', 'lock'])).toBe('Use one of: `light`, `lock`.');
  });

  test('is up to three names with a word in common when there are too many to list', () => {
    const others = Array.from({ length: 13 }, (_, at) => `another-name-${at}`);
    const many = [...others, 'apps/Webhook', 'webhook_log', 'old-webhook', 'webhook.fourth'];
    expect(suggest('WEBHOOK-for-what', many)).toBe(
      'Check the spelling or remove it. Similar names: `apps/Webhook`, `webhook_log`, `old-webhook`.',
    );
    expect(suggest('my_webhooks', many)).toBe('Check the spelling or remove it.');
    expect(suggest('0', many)).toBe('Check the spelling or remove it.');
    expect(suggest('x', many.slice(2))).toMatch(/^Use one of: /);
  });

  test('for a path is what the caller says when nothing is near', () => {
    expect(suggestNearest('docs/strat', ['docs/start'], 'Remove it.')).toBe('Did you mean `docs/start`?');
    expect(suggestNearest('elsewhere', ['docs/start'], 'Remove it.')).toBe('Remove it.');
  });

  test('says when there is nothing to choose from', () => {
    expect(suggest('x', [])).toBe('There is nothing to choose from yet.');
  });
});

test.each([
  ['light', 'light', 0],
  ['ligt', 'light', 1],
  ['lights', 'light', 1],
  ['lught', 'light', 1],
  ['lihgt', 'light', 1],
  ['deivcs', 'device', 2],
  ['', 'a', 1],
  ['light', 'lightly', 2],
  ['lightly', 'light', 2],
  ['lights', 'flight', 2],
  ['ab', 'ba', 1],
  ['badc', 'abcd', 2],
  ['ab', 'bc', 2],
  ['bca', 'cab', 2],
  ['ax', 'ba', 2],
])('%s → %s takes %i', (a, b, steps) => {
  expect(editDistance(a, b, 2)).toBe(steps);
});

test('it stops counting at the bound', () => {
  expect(editDistance('light', 'webhook', 2)).toBe(3);
  expect(editDistance('webhook', 'light', 1)).toBe(2);
  expect(editDistance('abcdef', 'uvwxyz', 1)).toBe(2);
  expect(editDistance('abcdefgh', 'abcd', 3)).toBe(4);
});
