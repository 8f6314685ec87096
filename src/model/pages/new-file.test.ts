import { afterEach, describe, expect, test } from 'vitest';
import { compilePage } from '../../content/compile-page';
import { localDay, newFiles, slugOf, wrongAnswer } from './new-file';

const date = '2025-06-01';

describe('a new file', () => {
  test.each([
    ['doc', { title: 'Set up: a "hub" & more', date }, 'docs/set_up_a_hub_more.md'],
    [
      'doc',
      { title: 'Light', id: 'core/entity/light', date, description: 'About #light: all.' },
      'docs/core/entity/light.md',
    ],
    ['doc', { title: 'No', id: 'no', date }, 'docs/no.md'],
    ['post', { title: 'Größere Änderung', authors: 'core, more', date }, 'blog/2025-06-01-grossere-anderung.md'],
  ] as const)('is valid and in its place: %s %o', (kind, answers, path) => {
    const [file] = newFiles(kind, answers);
    expect(file?.path).toBe(path.replace('grossere', slugOf('Größere')));
    const { page, problems } = compilePage(path, file?.text ?? '');
    // What its author has to write is missing, and nothing else.
    expect(problems.map(({ what }) => what)).toEqual([expect.stringMatching(/^The section “.*” is empty\.$/)]);
    expect(page?.title).toBe(answers.title);
    expect(file?.next.length).toBeGreaterThan(0);
  });

  test('a component has the name of its file', () => {
    const [ownTest, file] = newFiles('component', { title: 'DeviceList', date });
    expect(file?.path).toBe('src/components/content/DeviceList.tsx');
    expect(ownTest?.path).toBe('src/components/content/DeviceList.test.ts');
    expect(ownTest?.text).toContain("import { DeviceList } from './DeviceList';");
    expect(file?.text).toContain('export function DeviceList(');
    expect(file?.next.join(' ')).toContain('Declare `DeviceList` in src/markdown/components/components.ts');
  });

  test('has the answers in its front matter, and nothing for what was left out', () => {
    const answers = { title: 'Light, part 2 (new)', authors: ' core,more ', date, description: '' };
    expect(newFiles('post', answers)[0]?.text).toMatch(
      /^---\ntitle: Light, part 2 \(new\)\nauthors: \[core, more\]\n---\n/,
    );
  });

  test.each([
    ['Nothing new', 'Nothing new'],
    ['Casino', 'Casino'],
    ['A', 'A'],
    ['No', '"No"'],
    ['TRUE', '"TRUE"'],
    ['5 lamps', '"5 lamps"'],
    ['Lights: on', '"Lights: on"'],
  ])('is quoted only where YAML needs it: %s', (title, written) => {
    expect(newFiles('doc', { title, date })[0]?.text).toContain(`\ntitle: ${written}\n`);
  });
});

describe('answers that make no valid file', () => {
  test.each([
    ['doc', { title: ' ', date }, 'The title is empty.'],
    ['doc', { title: 'A', id: '../a', date }, 'is not a valid id'],
    ['doc', { title: 'A', id: 'a/', date }, 'is not a valid id'],
    ['doc', { title: 'A', id: 'a//b', date }, 'is not a valid id'],
    ['doc', { title: 'A', id: 'a/b.md', date }, 'is not a valid id'],
    ['post', { title: 'A', date: '2025-6-1', authors: 'core' }, 'is not a valid date'],
    ['post', { title: 'A', date: '2025-06-01T10:00', authors: 'core' }, 'is not a valid date'],
    ['post', { title: 'A', date: '2025-02-30', authors: 'core' }, 'is not a valid date'],
    [
      'post',
      { title: 'A', date, authors: 'croe' },
      '`croe` is not in content/data/authors.yml. Add it there, or use one of',
    ],
    ['post', { title: 'A', date }, 'A post needs at least one author'],
    ['component', { title: 'device-list', date }, 'Use a name such as `DeviceList`'],
    ['component', { title: 'deviceList', date }, 'Use a name such as `DeviceList`'],
    ['component', { title: 'Device list', date }, 'Use a name such as `DeviceList`'],
  ] as const)('%s %o', (kind, answers, message) => {
    expect(wrongAnswer(kind, answers, ['core'])).toContain(message);
  });

  test('a post waits for a file of authors that can be read', () => {
    const wrong = wrongAnswer('post', { title: 'A', date, authors: 'core' }, []);
    expect(wrong).toContain('No author can be read from content/data/authors.yml.');
    expect(wrongAnswer('doc', { title: 'A', date }, [])).toBeUndefined();
  });

  test.each([
    ['post', { title: 'A', date, authors: 'core' }],
    ['post', { title: 'A b', date, authors: ' core, more', id: 'only docs have one' }],
    ['doc', { title: 'All lights', date: 'only posts have one' }],
    ['doc', { title: 'A', date, id: 'light' }],
    ['doc', { title: 'A', date, id: 'core/entity/light-2' }],
    ['component', { title: 'DeviceList2', date: '' }],
  ] as const)('good ones have nothing wrong: %s %o', (kind, answers) => {
    expect(wrongAnswer(kind, answers, ['core', 'more'])).toBeUndefined();
  });
});

describe('the day of a new post', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  test.each([
    ['America/Los_Angeles', '2025-01-02T05:30:00Z', '2025-01-01'],
    ['Asia/Tokyo', '2025-01-01T20:00:00Z', '2025-01-02'],
  ])('is that of the author in %s', (zone, moment, day) => {
    process.env.TZ = zone;
    expect(localDay(new Date(moment))).toBe(day);
  });
});

test.each([false, true])('who makes a component is asked whether it is a block (by the compiler: %s)', (compiler) => {
  const file = newFiles('component', { title: 'DeviceList', date: '2024-01-01', compiler }).at(-1);
  expect(file?.next[0]).toContain('whether it is a block or inline (`display`)');
  expect(file?.text.includes('<div>')).toBe(file?.next[1]?.includes('`<span>`'));
});

test('a component of the compiler begins with a sample, and says where its parts go', () => {
  const [file, ...others] = newFiles('component', { title: 'DeviceList', date: '2024-01-01', compiler: true });
  expect(others).toEqual([]);
  expect(file).toMatchObject({ path: 'test/fixtures/markdown/device-list.md', text: '<DeviceList />\n' });
  expect(file?.next.join(' ')).toContain('our-modules.ts');
});
