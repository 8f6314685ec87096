import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

test('ids of headings are those of Docusaurus, with blanks beside tags and without unused directives', () => {
  const context = { ...standalone, policy: 'lenient' } as const;
  const text = '## `preload` <span className="label"></span>\n\n## Not allowed: ses:Send\n\n## A [b](/c) *d*';
  const { headings } = compileMarkdown('docs/a.mdx', text, context).compiled;
  expect(headings.map(({ id, text: shown }) => [id, shown])).toEqual([
    ['preload-', 'preload'],
    ['not-allowed-ses', 'Not allowed: ses:Send'],
    ['a-b-d', 'A b d'],
  ]);
});
