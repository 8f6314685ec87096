import { afterEach, expect, test, vi } from 'vitest';
import type { ParentSpanPluginArgs } from 'gatsby';

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

afterEach(() => vi.resetModules());

/** Runs the hook on the broken site, as Gatsby does before it makes nodes; returns what it reports, by the method that it calls. */
async function reportsOf(mode: 'production' | 'development'): Promise<Map<string, string>> {
  vi.stubEnv('CONTENT_DIR', 'src/test/broken-site');
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  vi.resetModules();
  // The files of a build that may run at the same time.
  vi.doMock('../nodes/mdx-sources', () => ({ writeMdxSources: () => Promise.resolve() }));
  const { onPreBootstrap } = await import('./preflight');
  const reports = new Map<string, string>();
  const reporter = Object.fromEntries(
    ['warn', 'error', 'panic'].map((method) => [method, (text: string) => void reports.set(method, text)]),
  );
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  await onPreBootstrap?.({ reporter, cache } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return reports;
}

test('bad content stops a build before any page is made: once, with every mistake, its place and its remedy', async () => {
  const reports = await reportsOf('production');
  // Gatsby ends the process with a status that says so when a hook panics.
  expect([...reports.keys()]).toEqual(['panic']);
  const output = reports.get('panic') ?? '';
  for (const [place, what, remedy] of expected) {
    const at = output.indexOf(`${place}\n`);
    expect([place, at >= 0]).toEqual([place, true]);
    const [, whatLine = '', remedyLine = ''] = output.slice(at).split('\n');
    expect(whatLine).toContain(what);
    expect(remedyLine).toContain(remedy);
  }
  expect(output).toMatch(new RegExp(`\\b${expected.length} problems and \\d+ warnings? in the content`));
});

test('while developing, bad content is told and stops nothing', async () => {
  const reports = await reportsOf('development');
  expect([...reports.keys()]).toEqual(['error']);
  expect(reports.get('error')).toContain('docs/keys.md:3:1');
});
