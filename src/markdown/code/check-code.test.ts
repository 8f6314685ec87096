import { expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

const { reference, problems } = loadReference(
  new Map([
    [
      'python-names',
      'homeassistant.core: [State, callback]\nhomeassistant.helpers.registry: [async_get]\nhomeassistant.components.fan: [FanMode, FanFeature, FanState, FanDeviceClass]\n',
    ],
    [
      'entities/fan',
      `platform: fan
title: Fan
doc: fan
featureEnum: FanFeature
features: [{ name: SPEED, description: It turns faster. }]
stateEnum: FanState
states: [{ name: 'ON', description: It turns. }]
deviceClasses: [{ name: FanDeviceClass.CEILING, description: Above. }]
enums:
  - id: fan-mode
    title: Modes
    members:
      - name: FanMode.AUTO
        description: It decides.
`,
    ],
  ]),
);

const found = (...code: readonly string[]): string[] =>
  compileMarkdown('docs/a.md', ['Text.', '', '```python title="a.py"', ...code, '```'].join('\n'), {
    ...standalone,
    reference,
  }).problems.map(({ line, what, remedy, severity }) => `${line} ${severity ?? 'error'} ${what} ${remedy}`);

test('the sample data is valid', () => expect(problems).toEqual([]));

test('names that may come from a data file with a mistake are not called wrong', () => {
  const broken = loadReference(
    new Map([
      ['python-names', 'homeassistant.components.fan: [FanMode]\nhomeassistant.components.light: [LightEntity]\n'],
      ['entities/fan', 'platform: fan\n'],
    ]),
  );
  const told = (of: string): string[] =>
    compileMarkdown('docs/a.md', `\`\`\`python\nfrom homeassistant.components.${of} import A\n\`\`\`\n`, {
      ...standalone,
      reference: broken.reference,
    }).problems.map(({ what }) => what);
  expect([told('fan'), told('fan.const')]).toEqual([[], []]);
  expect(told('light')).toEqual(['`homeassistant.components.light` has no `A`.']);
});

test('names that the inventory has are right', () => {
  expect(
    found(
      'from homeassistant.components.fan import FanMode',
      'from homeassistant.core import State, callback',
      'from homeassistant.helpers import registry as reg',
      'from homeassistant import helpers, components',
      'from my_library import anything',
      'x = reg.async_get(FanMode.AUTO, FanMode.from_text("a"), State.AUTO)',
    ),
  ).toEqual([]);
});

test.each([
  [
    'from homeassistant.core import Stat',
    '4 error `homeassistant.core` has no `Stat`. Did you mean `State`? If the name is right, add it to data/python-names.yml.',
  ],
  [
    'from homeassistant.helper import registry',
    '4 error Unknown Python module `homeassistant.helper`. Did you mean `homeassistant.core`? If the name is right, add it to data/python-names.yml.',
  ],
  [
    'from homeassistant.helpers import registri',
    '4 error `homeassistant.helpers` has no `registri`. Did you mean `registry`? If the name is right, add it to data/python-names.yml.',
  ],
])('%s', (code, message) => {
  expect(found(code)).toEqual([message]);
});

test('an attribute that a module or an enum lacks', () => {
  expect(
    found(
      'from homeassistant.components.fan import FanMode',
      'from homeassistant.helpers import registry as reg',
      'reg.async_set(FanMode.AUTOMATIC)',
    ).map((problem) => problem.replace(/ If the name.*/, '')),
  ).toEqual([
    '6 error `homeassistant.helpers.registry` has no `async_set`. Did you mean `async_get`?',
    '6 error `homeassistant.components.fan.FanMode` has no `AUTOMATIC`. Use one of: `AUTO`.',
  ]);
});

test.each([
  ['FanFeature.SPED', 'SPEED'],
  ['FanState.ONN', 'ON'],
  ['FanDeviceClass.CELING', 'CEILING'],
  ['FanMode.AUTOO', 'AUTO'],
])('members of enums are those that the platform has: %s', (written, member) => {
  const [name = ''] = written.split('.');
  const problem = (code: string): string[] => found(`from homeassistant.components.fan import ${name}`, code);
  expect(problem(written)).toEqual([expect.stringContaining(`Did you mean \`${member}\`?`)]);
  expect(problem(`${name}.${member}`)).toEqual([]);
});

test.each([
  ['```Plain\na: 1\n```', []],
  ['> ~~~python\n> a\n> ~~~', []],
  ['```yaml\na: 1', ['3 The code block is never closed.']],
  ['```', ['3 The code block is never closed.']],
  [
    '```python\na b\n\nText.\n\n```yaml\na: 1\n```',
    ['8 A code block begins within another one, which is not closed before.'],
  ],
  ['~~~text\n```yaml\na: 1\n```\n~~~', []],
  ['````text\n```yaml\na: 1\n```\n````', []],
  ['```text\n```\n\n```text\na\n```', []],
  ['```yam\na: 1\n```', ['3 No syntax highlighting for language `yam`.']],
])('a fence is closed, and its language is one of ours in any case: %j', (code, expected) => {
  const { problems: reported } = compileMarkdown('docs/a.md', `Text.\n\n${code}`, standalone);
  expect(reported.map(({ line, what }) => `${line} ${what}`)).toEqual(expected);
});

test('lines right behind a language are no part of it', () => {
  expect(compileMarkdown('docs/a.md', '```js{1}\na;\n```\n').problems).toMatchObject([
    { remedy: 'Write `js {1}`, with a space.', fix: { replace: 'js{1}', by: 'js {1}' } },
  ]);
});

test.each<[string, string[], object?]>([
  ['title="a=b" {1}', []],
  ["title='a=b' showLineNumbers=5", []],
  ['titel="a"', ['Unknown code block option `titel`.'], { replace: ' titel=', by: ' title=' }],
  ['colour=red', ['The option `colour` of the code block has no effect.']],
  ['wrap title="a b"', ['The option `wrap` of the code block has no effect.']],
  [
    'showlinenumbers',
    ['Unknown code block option `showlinenumbers`.'],
    { replace: ' showlinenumbers', by: ' showLineNumbers' },
  ],
  ['title=a.py', ['The title of the code block is not enclosed in quotes.']],
  ['title=a b.py', ['The title of the code block is not enclosed in quotes.']],
  ['title=a"b"', ['The title of the code block is not enclosed in quotes.']],
  ['title="a', ['The title of the code block is not enclosed in quotes.']],
  ['{1 title="a"', ['The `{` of the highlighted lines is never closed.']],
  ['{a}', ['`{a}` is no list of lines.']],
  ['showLineNumbers={7} {1}', []],
  ['{1-}', ['`{1-}` is no list of lines.']],
  ['{1, -2} title="{3-}"', ['`{1, -2}` is no list of lines.']],
  ['{1, 1 - 1} title="{3-}"', []],
  ['title="{"', []],
])('what is wrong with the options of a code block is named: %s', (meta, whats, fix) => {
  const { problems } = compileMarkdown('docs/a.md', `\`\`\`js ${meta}\na;\n\`\`\`\n`);
  expect(problems.map(({ what }) => what)).toEqual(whats);
  expect(problems[0]?.fix).toEqual(fix);
});

test('options that a plugin of a tree may know are left alone', () => {
  const { problems } = compileMarkdown('docs/a.md', '```js colour=red wrap {a}\na;\n```\n', {
    ...standalone,
    policy: 'lenient',
  });
  expect(problems).toEqual([]);
});

test.each([
  'title',
  'showLineNumbers',
  'live',
  'npm2yarn',
  'noInline',
  'sync',
  'metastring',
  'continues',
  'file',
  'region',
])('the option `%s` is known, and meant where a letter of it is missing', (option) => {
  const said = (key: string): string[] =>
    compileMarkdown('docs/a.md', `\`\`\`js ${key}="a"\na;\n\`\`\`\n`).problems.flatMap(({ what, remedy }) =>
      what.startsWith('Unknown code block option') ? [remedy] : [],
    );
  expect(said(option)).toEqual([]);
  expect(said(option.slice(0, -1))).toEqual([`Did you mean \`${option}=…\`?`]);
});
