import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence';

test.each([
  ['One. Two.', 'One.'],
  ['Call hass.async_run now. Then wait.', 'Call hass.async_run now.'],
  ['Since 2025.6 it works, e.g. there. Then wait.', 'Since 2025.6 it works, e.g. there.'],
  ['Why? Because.', 'Why?'],
  ['No end', 'No end'],
  ['', ''],
])('of %j it is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('a very long sentence ends after a word', () => {
  const sentence = firstSentence(`${'word '.repeat(100)}end.`);
  expect(sentence).toMatch(/word …$/);
  expect(sentence.length).toBeLessThan(245);
});
