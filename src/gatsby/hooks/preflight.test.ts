import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../test/samples/sample-site';
import * as checks from '../../content/check-content';
import * as reports from '../../content/report-problems';
import type { Problem } from '../../model/problems/problems';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import * as mdxSources from '../nodes/mdx-sources';
import * as summary from '../outputs/build-summary';
import * as commits from '../schema/last-commit';
import * as nodes from './create-content-nodes';
import * as live from '../develop/live-problems';
import * as preflight from './preflight';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../../../test/write-files';

/** Each mistake of `test/fixtures/broken-site`: where it is, what is wrong, what to write. */
const expected = [
  ['docs/keys.md:3:1', 'Unknown key `sidebar_lable`.', 'Did you mean `sidebar_label`?'],
  [
    'blog/2024-03-01-date.md:4:1',
    '`date`: must be a valid date in the form yyyy-mm-dd.',
    'Write a day of the calendar, such as `date: 2026-05-31`.',
  ],
  [
    'blog/2024-02-30-no-such-day.md:1:1',
    'The post has no valid date: `2024-02-30`.',
    'Name the file yyyy-mm-dd-short-name.md',
  ],
  [
    'docs/copy.md:3:1',
    'The address `/docs/target` is already used by docs/target.md.',
    'Rename the file or give it a unique `slug`.',
  ],
  ['data/sidebars.yml:3:5', 'The sidebar `Main` refers to an unknown doc `tarrget`.', 'Did you mean `target`?'],
  ['docs/components.md:7:3', 'because the page `/docs/kays` does not exist.', 'Did you mean `/docs/keys`?'],
  ['docs/components.md:7:33', 'points to an anchor that does not exist on `/docs/target`.', 'Did you mean `#section`?'],
  ['docs/tags.md:5:1', 'The tag `<Tabs>` is never closed.', 'Close it with `</Tabs>`'],
  ['docs/components.md:5:1', 'Unknown component `<Tabz>`.', 'Did you mean `Tabs`?'],
  ['docs/target.md:7:11', '`{undefined_name}` is an expression', 'write `\\{undefined_name}`'],
  ['docs/yaml.md:2:8', 'Invalid YAML', 'quotation mark'],
] as const;

afterEach(() => live.replaceLiveProblems([]));

/** Runs the hook on the broken site, as Gatsby does before it creates nodes, and returns what it reports. */
async function reportsOf(mode: 'production' | 'development') {
  vi.stubEnv('CONTENT_DIR', 'test/fixtures/broken-site');
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  // The files of a build that may run at the same time.
  vi.spyOn(mdxSources, 'writeMdxSources').mockImplementation(() => undefined);
  const gatsby = fakeGatsby();
  await callHook(preflight.onPreBootstrap, gatsby.args);
  return gatsby.said;
}

test('bad content stops a build before any page is made: once, with every mistake, its place and its remedy', async () => {
  const reports = await reportsOf('production');
  // Gatsby exits with an error status when a hook panics.
  expect(reports.map(({ level }) => level)).toEqual(['panic']);
  const output = reports[0]?.text ?? '';
  for (const [place, what, remedy] of expected) {
    const at = output.indexOf(`${place}\n`);
    expect([place, at >= 0]).toEqual([place, true]);
    const [, whatLine = '', remedyLine = ''] = output.slice(at).split('\n');
    expect(whatLine).toContain(what);
    expect(remedyLine).toContain(remedy);
  }
  expect(output).toMatch(new RegExp(`\\b${expected.length} problems and \\d+ warnings? in the content`));
});

test('while developing, bad content is reported and stops nothing', async () => {
  const [report, ...more] = await reportsOf('development');
  expect(report?.level).toBe('error');
  expect(report?.text).toContain('docs/keys.md:3:1');
  expect(more).toEqual([]);
});

test.each(['production', 'development'] as const)(
  'links to drafts lead somewhere only while developing: in %s',
  async (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    buildSite(
      { homePage: false },
      {
        'docs/index.md': '---\ntitle: A\nslug: /\n---\n\n[Soon](/docs/soon).\n',
        'docs/soon.md': '---\ntitle: B\ndraft: true\n---\n\nText.\n',
        'data/navbar.yml': 'items: []\n',
      },
    );
    vi.spyOn(mdxSources, 'writeMdxSources').mockImplementation(() => undefined);
    const { args, said } = fakeGatsby();
    await callHook(preflight.onPreBootstrap, args);
    expect(
      said
        .map(({ text }) => text)
        .join()
        .includes('is a draft, which is not published'),
    ).toBe(mode === 'production');
  },
);

test('a page that runs has its source for MDX before Gatsby looks for it, and a missing history is said', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const title = '---\ntitle: A\n---\n\n';
  buildSite({}, { 'docs/runs.mdx': `${title}{1 + 1}\n`, 'docs/plain.md': `${title}Text.\n` });
  const write = vi.spyOn(mdxSources, 'writeMdxSources').mockImplementation(() => undefined);
  const read = vi.spyOn(commits, 'readCommitDates').mockResolvedValue(true);
  const { args } = fakeGatsby();
  const info = vi.spyOn(args.reporter, 'info');
  await callHook(preflight.onPreBootstrap, args);
  expect(write).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ file: 'docs/runs.mdx' })]);
  expect(info).not.toHaveBeenCalled();
  read.mockResolvedValue(false);
  await callHook(preflight.onPreBootstrap, args);
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('git fetch --unshallow'));
});

describe('by what the checks find', () => {
  const problem = (file: string, severity?: 'warning'): Problem => ({
    ...{ file, line: 2, column: 1, what: `Wrong in ${file}.`, remedy: 'Write it right.' },
    ...(severity ? { severity } : {}),
  });

  async function said(problems: Problem[], mode: string) {
    vi.stubEnv('NODE_ENV', mode);
    vi.spyOn(summary, 'countWarnings');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(checks, 'checkContent').mockResolvedValue(problems);
    const gatsby = fakeGatsby();
    await callHook(preflight.onPreBootstrap, gatsby.args);
    return gatsby.said;
  }

  test('the files that the site itself serves are known to the check, wherever the content is', async () => {
    vi.stubEnv('CONTENT_DIR', mkdtempSync(path.join(tmpdir(), 'elsewhere-')));
    await said([], 'production');
    expect(checks.checkContent).toHaveBeenCalledWith(expect.objectContaining({ staticDir: path.resolve('static') }));
  });

  test('a build stops once, with all that is wrong', async () => {
    const [stop, ...more] = await said(
      [problem('docs/a.md'), problem('docs/b.md'), problem('c.md', 'warning')],
      'production',
    );
    expect(stop?.level).toBe('panic');
    for (const file of ['docs/a.md', 'docs/b.md', 'c.md']) expect(stop?.text).toContain(`Wrong in ${file}.`);
    expect(more).toEqual([]);
  });

  test('edits begin with what the start has found and said; a build has none', async () => {
    const remember = vi.spyOn(nodes, 'rememberData').mockReturnValue();
    const replace = vi.spyOn(live, 'replaceLiveProblems').mockReturnValue();
    const found = [problem('docs/a.md')];
    await said(found, 'production');
    expect([...remember.mock.calls, ...replace.mock.calls]).toEqual([]);
    buildSite({}, { 'data/footer.yml': 'columns: []\n' });
    await said(found, 'development');
    expect(remember).toHaveBeenCalledExactlyOnceWith(new Map([['footer', 'columns: []\n']]));
    expect(replace).toHaveBeenCalledExactlyOnceWith(found, true);
  });

  test('in GitHub Actions, problems are also said in its form', async () => {
    vi.stubEnv('GITHUB_ACTIONS', undefined);
    await said([problem('docs/a.md')], 'production');
    expect(console.log).not.toHaveBeenCalled();
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    await said([problem('docs/a.md')], 'production');
    expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^::error file=.*docs\/a\.md/));
  });

  test('of a tree made for Docusaurus, they are said at the files of the tree', async () => {
    const tree = buildSite({ foreign: true }, {});
    const origin = { root: tree, notes: [], sources: {}, folders: {} };
    buildSite({ foreign: true }, { 'origin.json': JSON.stringify(origin) });
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    await said([problem('docs/a.md')], 'production');
    const file = path.relative('.', path.join(tree, 'docs/a.md'));
    expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`file=${file},`));
  });

  test('a module below `src/pages` or `src/templates` that exports no component is a problem', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'modules-'));
    const [fine, wrong] = ['export default () => null;', 'export const Page = () => null;'];
    writeFiles(root, {
      ...{ 'src/pages/a.tsx': wrong, 'src/templates/deep/b.tsx': wrong, 'src/pages/fine.tsx': fine },
      ...{ 'src/pages/c.module.css': '', 'src/other/d.tsx': wrong },
    });
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    const text = (await said([], 'production')).map((one) => one.text).join();
    expect(text.match(/src\/[\w/.]+(?=:1:1)/g)).toEqual(['src/pages/a.tsx', 'src/templates/deep/b.tsx']);
  });

  test('warnings do not stop a build', async () => {
    expect(await said([problem('docs/a.md', 'warning')], 'production')).toMatchObject([{ level: 'warn' }]);
  });

  test('a site without problems says nothing', async () => {
    expect(await said([], 'production')).toEqual([]);
    expect(summary.countWarnings).toHaveBeenCalledWith(0);
  });

  test.each<[string, string[], Problem[], kept: number, levels: string[]]>([
    ['production', [], [], 0, []],
    ['production', ['A setting.'], [], 1, []],
    ['production', ['A setting.'], [problem('docs/a.md', 'warning')], 1, []],
    ['production', [], [problem('docs/a.md'), problem('docs/b.md', 'warning')], 0, ['panic']],
    ['development', ['A setting.'], [problem('docs/a.md', 'warning')], 0, ['warn']],
    ['development', [], [problem('docs/a.md')], 0, ['error']],
  ])(
    'in %s, a tree for Docusaurus with the settings %j and the problems %j',
    async (mode, notes, problems, kept, levels) => {
      const root = buildSite({});
      buildSite({}, { 'origin.json': JSON.stringify({ root, notes, sources: {}, folders: {} }) });
      const keep = vi.spyOn(reports, 'keepReport').mockImplementation(() => undefined);
      expect((await said(problems, mode)).map(({ level }) => level)).toEqual(levels);
      expect(keep).toHaveBeenCalledTimes(kept);
      const warnings = problems.filter(({ severity }) => severity === 'warning').length;
      expect(summary.countWarnings).toHaveBeenCalledWith(warnings + notes.length);
    },
  );
});
