import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const compile = (body: string) => compileMarkdown('docs/a.md', body);
const tabs = (attributes: string, item = 'value="a"'): string =>
  `<Tabs ${attributes}>\n<TabItem ${item}>\n\nText.\n\n</TabItem>\n</Tabs>\n`;

describe('an attribute that does not fit is named, with what to write', () => {
  test.each<[string, string, string, string]>([
    ['of another kind', tabs('groupId={5}'), '`groupId` of `<Tabs>` is invalid', 'Write `<Tabs groupId="…">`.'],
    ...['{0}', '{false}', '""', '{null}'].map((value): [string, string, string, string] => [
      `that is nothing (${value})`,
      tabs(`groupId=${value}`),
      'The attribute `groupId` of `<Tabs>` is invalid',
      'Write `<Tabs groupId="…">`.',
    ]),
    [
      'with a part of another kind',
      tabs('values={[{ value: "a" }, { value: 5 }]}'),
      '`values.1.value` of `<Tabs>` is invalid',
      'Set `1.value` in `values={…}`.',
    ],
    [
      'with a part that nothing knows',
      '<ThemedImage alt="A" sources={{ light: "a.png", dark: "b.png", more: "c.png" }} />',
      '`sources` of `<ThemedImage>` is invalid',
      'Write `<ThemedImage sources={…}>`.',
    ],
    ['that is missing', tabs('', 'label="A"'), '`<TabItem>` is missing the attribute `value`', '<TabItem value="…">'],
    [
      'that uses a name that nothing defines',
      tabs('groupId={names.a}'),
      'The attribute `groupId` of `<Tabs>` uses `names`',
      'import `names`.',
    ],
    [
      'that a name that nothing defines has',
      tabs('{...rest}'),
      'An attribute of `<Tabs>` uses `rest`',
      'import `rest`.',
    ],
  ])('%s: %j', (_, body, what, remedy) => {
    const { problems } = compile(body);
    expect(problems).toMatchObject([
      { what: expect.stringContaining(what) as string, remedy: expect.stringContaining(remedy) as string },
    ]);
  });

  test('and its component has the others', () => {
    const [found] = compile(tabs('groupId={5} queryString="os" colour="red"')).compiled.body;
    expect(found).toMatchObject({ name: 'Tabs', props: { queryString: 'os' } });
  });
});

test.each([
  [tabs('', 'vlaue="a" value="b"'), { replace: ' vlaue=', by: ' value=' }],
  [tabs('grupId={"a"} lazy'), { replace: ' grupId=', by: ' groupId=' }],
  // Its name alone may stand elsewhere in the line.
  [tabs('groupId="a" lzay'), undefined],
  [tabs('colour="red"'), undefined],
])('a misspelled attribute with a value can be corrected: %j', (body, fix) => {
  const [problem, ...more] = compile(body).problems;
  expect(problem?.what).toMatch(/has no attribute/);
  expect(problem?.fix).toEqual(fix);
  expect(more).toEqual([]);
});

test('only one tab is the default', () => {
  const second = '<TabItem value="b" default>\n\nText.\n\n</TabItem>\n';
  const body = tabs('', 'value="a" default').replace('</Tabs>', `${second}</Tabs>`);
  expect(compile(body).problems.map(({ what }) => what)).toEqual(['The tab `a` is the default already.']);
});

test.each([
  ['values={[{ value: "a" }, { value: "b", default: true }]}', '', 'b'],
  ['values={[{ value: "a", default: true }]}', 'default', 'b'],
  ['defaultValue="a"', 'default', 'a'],
  ['defaultValue={null}', '', undefined],
])('tabs with %s, the second of which has %j, begin with %s', (attributes, second, first) => {
  const items = ['value="a"', `value="b" ${second}`].map((item) => `<TabItem ${item}>\n\nText.\n\n</TabItem>\n`);
  const { compiled, problems } = compile(`<Tabs ${attributes}>\n${items.join('')}</Tabs>\n`);
  expect(problems).toEqual([]);
  const [found] = compiled.body;
  expect(found?.kind === 'component' && found.name === 'Tabs' && found.props.defaultValue).toBe(first);
});

test('what stands in a component that holds nothing is named', () => {
  const whats = (body: string) => compile(body).problems.map(({ what }) => what);
  expect(whats('<DocCardList>\n\nText.\n\n</DocCardList>')).toEqual(['`<DocCardList>` cannot have content.']);
  expect(whats('<DocCardList></DocCardList>')).toEqual([]);
});

test.each(['{...more}', 'groupId={more.a}', 'groupId={more.a} queryString="os"'])(
  'a page whose component has an attribute to compute runs: %s',
  (attributes) => {
    const { compiled, problems } = compile(`export const more = { a: Date.now() };\n\n${tabs(attributes)}`);
    expect(problems).toEqual([]);
    expect(compiled.needsMdx).toBe(true);
    const known = compile(`export const more = { a: 'b' };\n\n${tabs(attributes.replace('{...more}', ''))}`).compiled;
    expect(known.needsMdx).toBe(false);
  },
);

test.each(['value={name()}', '{...item}'])('a required attribute may come up when the page runs: %s', (item) => {
  const names = 'export const name = () => "a";\nexport const item = { value: name() };';
  expect(compile(`${names}\n\n${tabs('', `label="A" ${item}`)}`).problems).toEqual([]);
});

test('the tab that is chosen first may have a value that comes up when the page runs', () => {
  const page = (value: string): string =>
    `export const name = () => "b";\n\n<Tabs defaultValue="b">\n<TabItem value="a">A</TabItem>\n<TabItem value=${value}>B</TabItem>\n</Tabs>\n`;
  expect(compile(page('{name()}')).problems).toEqual([]);
  expect(compile(page('"c"')).problems.map(({ what }) => what)).toEqual([
    'The default value `b` does not match any tab.',
  ]);
});
