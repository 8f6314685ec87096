import { describe, expect, it } from 'vitest';
import { prepareTree, runInTree } from '../../../scripts/site-tree.mts';

/** Each mistake of `src/test/broken-site`: where it is, what is wrong, what to write. */
const expected = [
  ['docs/keys.md:3:1', 'Unknown key `sidebar_lable`.', 'Write `sidebar_label`.'],
  [
    'blog/2024-03-01-date.md:4:1',
    '`date`: must be a date that exists, written yyyy-mm-dd.',
    'Correct the value of `date`.',
  ],
  [
    'blog/2024-02-30-no-such-day.md:1:1',
    'The post has no valid date: `2024-02-30`.',
    'Name the file yyyy-mm-dd-short-name.md',
  ],
  [
    'docs/target.md:1:1',
    'The address `/docs/target` is taken by docs/copy.md.',
    'Rename the file or give it a `slug` of its own.',
  ],
  ['data/sidebars.yml:3:5', 'The sidebar `Main` names an unknown doc `tarrget`.', 'Write `target`.'],
  ['docs/components.md:7:3', 'there is no page `/docs/kays`.', 'Write `/docs/keys`.'],
  ['docs/components.md:7:33', 'names a heading that `/docs/target` does not have.', 'Write `#section`.'],
  ['docs/tags.md:5:1', 'The tag `<Tabs>` is never closed.', 'Close it with `</Tabs>`'],
  ['docs/components.md:5:1', 'There is no component `<Tabz>`.', 'Write `Tabs`.'],
  ['docs/target.md:7:11', '`{undefined_name}` is an expression', 'write `\\{undefined_name}`'],
  ['docs/yaml.md:3:1', 'This is not valid YAML', 'Quote values'],
] as const;

describe('a build of bad content', () => {
  it('fails once, before any page is made, and names every mistake with its place and remedy', async () => {
    const tree = prepareTree('broken', 'src/test/broken-site');
    const output = await runInTree(tree, ['build']).then(
      () => 'The build did not fail.',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    for (const [place, what, remedy] of expected) {
      const at = output.indexOf(`${place}\n`);
      expect([place, at >= 0]).toEqual([place, true]);
      const [, whatLine = '', remedyLine = ''] = output.slice(at).split('\n');
      expect(whatLine).toContain(what);
      expect(remedyLine).toContain(remedy);
    }
    expect(output).toMatch(new RegExp(`\\b${expected.length} problems and \\d+ warnings? in the content`));
    expect(output).not.toContain('Building static HTML');
  });
});
