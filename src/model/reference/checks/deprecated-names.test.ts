import { describe, expect, test } from 'vitest';
import { samplePage } from '../../../../test/samples/sample-page';
import { deprecationsFile } from '../files/deprecations-file';
import { checkDeprecatedNames } from './deprecated-names';

const entry = { area: 'core', announced: '2025-01-02', description: '' };
const calendar = deprecationsFile.parse({
  doc: 'calendar',
  currentRelease: '2025.5',
  deprecations: [
    {
      ...entry,
      id: 'a',
      title: 'A',
      what: ['old_name', 'Light'],
      replacedBy: ['new_name'],
      removedIn: '2025.12',
      docs: ['about'],
    },
    { ...entry, id: 'b', title: 'B', what: ['SUPPORT_*', 'Entity.old'] },
  ],
});

const problemsOf = (body: string, file = 'docs/page.md') => {
  const source = `---\ntitle: Page\n---\n\n${body}\n`;
  return checkDeprecatedNames([samplePage(file, 'title: Page', body)], new Map([[file, source]]), calendar);
};

describe('a doc that uses a deprecated name', () => {
  test('gets a warning at the name, with the release and the replacement', () => {
    expect(problemsOf('Set the value.\n\n```python\nx.old_name = 1\n```'.replace('x.', 'x = '))).toEqual([
      {
        file: 'docs/page.md',
        line: 8,
        column: 5,
        what: '`old_name` is deprecated and is removed in 2025.12.',
        remedy: 'Use `new_name`, or say on the page that it is deprecated.',
        severity: 'warning',
      },
    ]);
  });

  test('in inline code, by its beginning, or with its class, is told of what has no replacement', () => {
    expect(problemsOf('Set `SUPPORT_COLOR` and `Entity.old`.').map(({ what, remedy }) => [what, remedy])).toEqual([
      ['`SUPPORT_COLOR` is deprecated.', 'Leave it out, or say on the page that it is deprecated.'],
      ['`Entity.old` is deprecated.', 'Leave it out, or say on the page that it is deprecated.'],
    ]);
  });
});

describe('no warning', () => {
  test.each([
    ['when the section says that it is deprecated', 'The name `old_name` is deprecated.'],
    ['when the heading says so', '## Removed names\n\n`old_name`'],
    ['when the section names the replacement as well', 'Write `new_name`, not `old_name`.'],
    ['for a word in text', 'An old_name in text.'],
    ['for a longer name', 'Set `my_old_name_too` and `other.old_name`.'],
    ['for a name that is a word', 'Import `Light`.'],
  ])('%s', (_, body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  test.each(['docs/about.md', 'docs/calendar.md'])(
    'on a page that the deprecation is about, or that lists all: %s',
    (file) => {
      expect(problemsOf('Set `old_name`.', file)).toEqual([]);
    },
  );

  test('in a post, which tells what was, nor without a calendar', () => {
    const post = samplePage('blog/2025-01-02-a.md', 'title: A\nauthors: [core]', 'Set `old_name`.');
    expect(checkDeprecatedNames([post], new Map([[post.file, 'old_name']]), calendar)).toEqual([]);
    expect(
      checkDeprecatedNames([samplePage('docs/a.md', 'title: A', 'Set `old_name`.')], new Map(), undefined),
    ).toEqual([]);
  });
});
