import { expect, test } from 'vitest';
import { checklistMarkdown, checksUpTo, parseTicked, rulesDone } from './checklist';

const checks = [
  { id: 'config-flow', title: 'UI setup', tier: 'Bronze' },
  { id: 'config-flow/1', title: 'Describes its fields', tier: 'Bronze' },
  { id: 'devices', title: 'Makes devices', tier: 'Gold' },
];

test('a tier asks for its own rules and those of the tiers below', () => {
  expect(checksUpTo(checks, 'Silver').map(({ id }) => id)).toEqual(['config-flow', 'config-flow/1']);
  expect(checksUpTo(checks, 'Platinum')).toEqual(checks);
});

test.each([
  [[], 0],
  [['config-flow'], 1],
  [['config-flow/1'], 0],
  [['config-flow/1', 'devices', 'gone'], 1],
])('with %j ticked, of two rules so many are done: %i', (ticked, done) => {
  expect(rulesDone(checks, new Set(ticked))).toEqual({ done, all: 2 });
});

test('copies as the checklist of a pull request', () => {
  expect(checklistMarkdown(checks, new Set(['config-flow', 'devices']))).toBe(
    [
      '## Bronze',
      '- [x] `config-flow` - UI setup',
      '    - [ ] Describes its fields',
      '',
      '## Gold',
      '- [x] `devices` - Makes devices',
      '',
    ].join('\n'),
  );
});

test.each([null, '', '{', '5', '{"a":1}', '[1,null]'])('what was kept as %j counts as nothing ticked', (stored) => {
  expect(parseTicked(stored).size).toBe(0);
});

test('reads what it keeps', () => {
  expect([...parseTicked('["a","b/1",3]')]).toEqual(['a', 'b/1']);
});
