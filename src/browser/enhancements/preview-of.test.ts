import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readHtml } from '../../../test/read-html';
import { firstSentence, pageOfData, previewOf } from './preview-of';

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

describe('a link', () => {
  beforeEach(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });
  const page = { title: 'Fan entity', description: 'A fan moves air. Or not.', trail: ['Core', 'Entities'], html: '' };
  const body = readHtml(`
    <p>Opening text.</p>
    <div class="heading"><h2 id="props">Properties</h2><a href="#props"></a></div>
    <p> </p><p>Each   property. More.</p>
    <table><thead><tr><th>Name</th><th>Type</th><th>Default</th><th>Description</th></tr></thead><tbody>
      <tr id="row-speed"><td><code>percentage</code></td><td><code>int</code></td><td>None</td><td>How fast. In percent.</td></tr>
      <tr><td><code>empty</code></td><td>int</td><td></td><td></td></tr>
    </tbody></table>
    <section id="methods"><h3><code>turn_on</code></h3><p><b id="inside">Turns</b> it on.</p></section>
    <h3 id="mixed">The <code>mode</code></h3><p>Of a fan.</p>
    <table><tr><td><code>percentage</code></td><td>Of another table.</td></tr></table>
    <h2 id="last">Nothing below</h2>`);
  const within = [...page.trail, page.title];

  test.each([
    ['to the page', '', '', { trail: page.trail, title: 'Fan entity', text: 'A fan moves air.' }],
    ['to a section', 'props', '', { trail: within, title: 'Properties', text: 'Each property.' }],
    ['to the element around a heading', 'methods', '', { title: 'turn_on', isCode: true, text: 'Turns it on.' }],
    ['to a heading with a name in it', 'mixed', '', { title: 'The mode', isCode: false, text: 'Of a fan.' }],
    [
      'to a name of a table of the page',
      '',
      'percentage',
      { trail: within, title: 'percentage', isCode: true, type: 'int', text: 'How fast.' },
    ],
    ['to a name of a table of a section', 'mixed', 'percentage', { type: '', text: 'Of another table.' }],
    ['to a name that the section does not define', 'props', 'turn_on', { title: 'Properties', text: 'Each property.' }],
  ])('%s shows what that says first', (_, anchor, name, preview) => {
    expect(previewOf(page, body, anchor, name)).toMatchObject(preview);
  });

  test.each([
    ['to what is not there', 'gone', ''],
    ['to what is below no heading of its own', 'row-speed', ''],
    ['to a section without text', 'last', ''],
    ['to a name without text', 'props', 'empty'],
  ])('%s shows nothing', (_, anchor, name) => {
    expect(previewOf(page, body, anchor, name)).toBeUndefined();
  });

  test('to a page without a description shows nothing', () => {
    expect(previewOf({ ...page, description: '' }, body, '', '')).toBeUndefined();
  });
});
