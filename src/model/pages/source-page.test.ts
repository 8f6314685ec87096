import { describe, expect, test } from 'vitest';
import { docFrontMatter, parseFrontMatter, readFrontMatter } from './front-matter/front-matter';
import { emptyPage, startPage } from './source-page';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const file = 'docs/a.md';
const sectionOf = (text: string) => ({ anchor: '', heading: '', text, code: '' });

const fieldsOf = (yaml: string, texts: readonly string[] = [], editUrl = '') => {
  const source = readFrontMatter(`title: A\n${yaml}`, file);
  const compiled = { ...emptyPage, sections: texts.map(sectionOf) };
  const parsed = parseFrontMatter(source, docFrontMatter, file, 'strict');
  return startPage({ file, name: 'a.md', yaml: source, compiled, policy: 'strict', config }, parsed, 'a', editUrl).begun
    ?.fields;
};

describe('where a page is edited', () => {
  const base = 'https://example.org/edit/';

  test('is its file in the repository, if the site has one', () => {
    expect(fieldsOf('', [], base)?.editUrl).toBe('https://example.org/edit/docs/a.md');
    expect(fieldsOf('', [], '')?.editUrl).toBeNull();
  });

  test('may be elsewhere or nowhere', () => {
    expect(fieldsOf('custom_edit_url: https://example.com/a', [], base)?.editUrl).toBe('https://example.com/a');
    expect(fieldsOf('custom_edit_url: null', [], base)?.editUrl).toBeNull();
  });
});

describe('the description of a page without one', () => {
  test('comes from the first section that has text', () => {
    expect(fieldsOf('', ['', 'First words.', 'More.'])?.description).toBe('First words.');
  });

  test('stands on one line, without blanks around it', () => {
    expect(fieldsOf('', [' First\n\n  words. \n'])?.description).toBe('First words.');
  });

  test('is whole up to 160 characters', () => {
    const text = `${'x'.repeat(150)} and lamps`;
    expect(fieldsOf('', [text])?.description).toBe(text);
    expect(fieldsOf('', [`${text}.`])?.description).toBe(`${'x'.repeat(150)} and…`);
  });
});

test('half of what the front matter says about the last change is enough', () => {
  expect(fieldsOf('last_update: { author: Ada }')?.lastUpdate).toEqual({ date: null, author: 'Ada' });
  expect(fieldsOf('last_update: { date: 2024-02-29 }')?.lastUpdate).toEqual({ date: '2024-02-29', author: null });
});
