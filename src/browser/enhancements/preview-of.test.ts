import { expect, test } from 'vitest';
import { firstSentence, pageOfData } from './preview-of';

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

const doc = {
  title: 'Light entity',
  description: 'A lamp.',
  breadcrumbs: [{ label: 'Core' }, { label: 'Entities' }, { label: 'Light entity' }],
  body: [
    { kind: 'html', html: '<p>One.</p>' },
    { kind: 'element', children: [{ kind: 'html', html: '<p>Two.</p>' }] },
  ],
};

test('a doc is previewed with its place, its description, and all HTML of its body', () => {
  expect(pageOfData({ result: { data: { doc } } })).toEqual({
    title: 'Light entity',
    description: 'A lamp.',
    trail: ['Core', 'Entities'],
    html: '<p>One.</p><p>Two.</p>',
  });
});

test('a post is previewed with its date', () => {
  const post = { title: 'News', description: 'Something new.', date: '1 May 2025', body: [] };
  expect(pageOfData({ result: { data: { post } } })?.trail).toEqual(['1 May 2025']);
});

test.each([
  undefined,
  null,
  'text',
  {},
  { result: { data: {} } },
  { result: { data: { doc: { title: 4, body: 'x' } } } },
])('what is no doc or post has no preview: %j', (value) => {
  expect(pageOfData(value)).toBeUndefined();
});
