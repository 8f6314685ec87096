import { expect, test } from 'vitest';
import type { QualityRule } from './quality-scale-file';
import { relatedRuleIds } from './quality-scale-file';

const rule = (id: string, ...relatedRules: string[]): QualityRule => ({
  ...{ id, title: id, tier: 'gold', doc: id, topics: ['code'], subchecks: [], description: '' },
  relatedRules,
});
const rules = [rule('a', 'c'), rule('b', 'd'), rule('c', 'b'), rule('d')];

test.each([
  ['names or is named by', 'c', ['a', 'b']],
  ['names', 'a', ['c']],
  ['is named by', 'd', ['b']],
  ['does not exist beside', 'e', []],
])('a rule is related to the rules that it %s', (_, id, related) => {
  expect(relatedRuleIds(rules, id)).toEqual(related);
});
