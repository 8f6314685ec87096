import { describe, expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import { sampleRest } from '../../../test/samples/sample-rest';
import { sampleScale } from '../../../test/samples/sample-scale';

const lamp = `platform: lamp
title: Lamp
doc: lamp
properties:
  - { name: brightness, type: int | None, default: None, description: "See [colors](/docs/lamp#colors) in \`<x>\` or {y}." }
  - { name: is_on, type: bool, required: true, description: On. }
  - { name: tone, type: str, default: 'warm', requiredBy: LampEntityFeature.START, description: Its tone. }
methods:
  - { name: turn_on, signature: turn_on(self), section: Turn on, description: Turns it on. }
featureEnum: LampEntityFeature
features:
  - { name: START, description: It can start. }
deviceClasses:
  - { name: LampDeviceClass.DESK, units: [lx], stateClasses: [TOTAL], description: On a desk. }
  - { name: LampDeviceClass.WALL, stateClasses: [], description: On a wall. }
`;
const candle = `platform: candle
title: Candle
doc: candle
deprecated: true
properties:
  - name: wick
    type: str
    required: true
    description: What burns.
    changed:
      - { release: '2024.5', what: 'The property replaces \`yarn\`.', post: /blog/2024/04/01/candles }
`;
const supervisor = `title: Supervisor
doc: supervisor
modelsDoc: models
baseUrl: http://supervisor
token: TOKEN
groups: [hosts, jobs]
status: {}
placeholders: []
models: []
`;
const group = (id: string): string => `id: ${id}
title: ${id}
doc: ${id}
description: The ${id}.
endpoints:
  - { method: GET, path: /${id}, description: One of the ${id}. }
`;
const { reference } = loadReference(
  new Map([
    ['entities/candle', candle],
    ['entities/lamp', lamp],
    ['api/rest', sampleRest],
    ['api/supervisor', supervisor],
    ...['hosts', 'jobs'].map((id) => [`api/supervisor/${id}`, group(id)] as const),
  ]),
);
const compile = (body: string) => compileMarkdown('docs/page.md', body, { ...standalone, reference });
const problemsOf = (body: string) => compile(body).problems.map(({ line, what, remedy }) => [line, what, remedy]);

describe('a component that stands for data becomes Markdown', () => {
  test('a checklist, whose items keep the names by which browsers remember what is ticked', () => {
    const scale = loadReference(new Map([['quality-scale', sampleScale('rules/a', 'A rule', 'One, Two')]]));
    const { compiled } = compileMarkdown('docs/page.md', '<QualityChecklist />', { ...standalone, ...scale });
    const html = JSON.stringify(compiled.body);
    expect(Array.from(html.matchAll(/data-check=\\"([^"\\]*)/g), ([, name]) => name)).toEqual([
      ...['a-rule', 'a-rule/1', 'a-rule/2'],
    ]);
  });

  test('a table with an anchor for each row; its text and names are searched', () => {
    const { compiled, problems } = compile('## Properties\n\n<EntityProperties platform="lamp" />\n');
    expect(problems).toEqual([]);
    expect(compiled.anchors).toEqual(['property-brightness', 'property-is_on', 'property-tone']);
    expect(compiled.sections[0]).toMatchObject({ anchor: 'properties' });
    expect(compiled.sections[0]?.text).toContain('is_on bool Required On.');
    expect(compiled.sections[0]?.text).toContain('tone str Required by LampEntityFeature.START Its tone.');
    expect(compiled.sections[0]?.code.split('\n')).toContain('brightness');
    expect(JSON.stringify(compiled.body)).not.toContain('EntityProperties');
  });

  test('what releases changed of a property, linked to the page of the release and to the post', () => {
    const { compiled } = compile('## Properties\n\n<EntityProperties platform="candle" />\n');
    const html = JSON.stringify(compiled.body).replaceAll('\\n', '').replaceAll('\\"', '"');
    expect(html).toContain(
      'What burns.<br><small>Changed in <a href="/docs/releases/2024-5">2024.5</a>: The property replaces <code>yarn</code>. <a',
    );
    expect(compiled.sections[0]?.text).toContain('What burns. Changed in 2024.5: The property replaces yarn.');
    // The words of the link stand in each row that has one.
    expect(compiled.sections[0]?.text).not.toContain('announcement');
    expect(compiled.links.map(({ href }) => href)).toEqual(['/docs/releases/2024-5', '/blog/2024/04/01/candles']);
    expect(compiled.markdown).toMatch(
      /Changed in \[2024\.5\]\(\S+\/2024-5\): The property replaces `yarn`\. \[2024\.5 announcement\]\(\S+\/candles\) \|/,
    );
    const without = compileMarkdown('docs/page.md', '<EntityProperties platform="candle" />', {
      ...standalone,
      reference,
      addressOf: () => undefined,
    });
    expect(without.compiled.links.map(({ href }) => href)).toEqual(['/blog/2024/04/01/candles']);
  });

  test('device classes with units and state classes, where a platform has them', () => {
    const { markdown } = compile('<EntityDeviceClasses platform="lamp" />').compiled;
    expect(markdown).toContain('| Supported units | State classes | Description |');
    expect(markdown).toMatch(/DESK` \| `lx` \| `TOTAL` \| On a desk\./);
    expect(markdown).toMatch(/WALL` \| none \| none \| On a wall\./);
  });

  test('all groups of an API, whose endpoints have their former anchors here, while search leads to their pages', () => {
    const { compiled } = compile('<ApiOverview api="supervisor" />');
    expect(compiled.anchors).toEqual(expect.arrayContaining(['get-hosts', 'get-jobs']));
    expect(compiled.sections.map(({ text }) => text)).toEqual([
      'The hosts. hosts in detail',
      'The jobs. jobs in detail',
    ]);
    const { anchors, sections } = compile('<ApiOverview api="rest" />').compiled;
    expect([anchors, sections[0]?.text]).toEqual([[], expect.stringContaining('One lamp.')]);
  });

  test('a link to each endpoint, on the page that describes it', () => {
    const rest = `${sampleRest}  - { method: GET, path: /api/fans, description: All fans., doc: fans }\n`;
    const { compiled } = compileMarkdown('docs/page.md', '<ApiOverview api="rest" />', {
      ...standalone,
      ...loadReference(new Map([['api/rest', rest]])),
    });
    expect(compiled.links.map(({ target }) => target)).toEqual([
      '/docs/rest#get-api-lamps-id',
      '/docs/fans#get-api-fans',
    ]);
  });

  test('a parameter in the path as the endpoint describes it, and otherwise as all endpoints do', () => {
    const shared = 'placeholders: [{ name: id, description: Any. }, { name: room, description: A room. }]';
    const own =
      '{ method: GET, path: /<room>/<id>, description: One., pathParams: [{ name: id, type: string, description: Its. }] }';
    const { reference: data, problems } = loadReference(
      new Map([
        ['api/supervisor', supervisor.replace('placeholders: []', shared).replace('[hosts, jobs]', '[hosts]')],
        ['api/supervisor/hosts', group('hosts').replace(/\{ method.*\}/, own)],
      ]),
    );
    expect(problems).toEqual([]);
    const { compiled } = compileMarkdown('docs/page.md', '<ApiEndpoints api="supervisor" group="hosts" />', {
      ...standalone,
      reference: data,
    });
    expect(compiled.markdown).toMatch(/\| `room` +\| path +\| A room\. +\|\n\| `id` +\| path +\| Its\. +\|/);
  });

  test('what all platforms have, with deprecated platforms last and marked', () => {
    const html = JSON.stringify(compile('<EntityExplorer />').compiled.body);
    expect(html).toContain('<code>brightness</code></a></td>');
    expect(html).toMatch(/<code>is_on<.*<code>wick<\/code><\/a> \(deprecated platform\)<\/td>/);
    expect(html.match(/deprecated platform/g)).toHaveLength(1);
  });

  test('links that say which class a member is of to those who only hear the links', () => {
    const { compiled } = compile('<EntityExplorer />');
    const start = String.raw`<a href=\"/docs/lamp#feature-start\"><code><span class=\"prefix\">LampEntityFeature.</span>START</code></a>`;
    expect(JSON.stringify(compiled.body)).toContain(start);
    expect(compiled.markdown).toContain('[`LampEntityFeature.START`]');
  });

  test('a heading in the table of contents, with the anchor that other sites know beside its own', () => {
    const { compiled } = compile('<ApiEndpoints api="rest" />\n');
    expect(compiled.headings).toEqual([{ level: 3, id: 'get-api-lamps-id', text: 'GET /api/lamps/<id>' }]);
    expect(compiled.anchors).toContain('get-apilampsltid');
  });

  test('a link of the data counts as a link of the page, and is checked where the data is', () => {
    const { compiled } = compile('Text.\n\n<EntityProperties platform="lamp" />\n');
    expect(compiled.links).toEqual([
      { href: '/docs/lamp#colors', target: '/docs/lamp#colors', line: 3, column: 1, sourced: true },
    ]);
    expect(JSON.stringify(compiled.body)).not.toContain('sourced');
  });

  test('what a description writes as code, angle or curly brackets is text', () => {
    expect(JSON.stringify(compile('<EntityProperties platform="lamp" />').compiled.body)).toContain(
      '<code>&#x3C;x></code> or {y}.',
    );
  });
});

describe('a page that runs', () => {
  test('may have one', () => {
    const { compiled, problems } = compile(
      'export const a = () => 1;\nexport const lamp = "lamp";\n\n{a()}\n\n<EntityProperties platform={lamp} />\n',
    );
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('property-brightness');
    expect(compiled.anchors).toContain('property-is_on');
  });

  test('may have its own component of the same name', () => {
    const { compiled, problems } = compile(
      'export const EntityProperties = ({ of }) => <b>{of}</b>;\n\n<EntityProperties of="lamp">\n\nText.\n\n</EntityProperties>\n',
    );
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain('<EntityProperties of={"lamp"}>');
  });

  test('may have a partial of the same name, whose file may be missing', () => {
    const body = 'import EntityProperties from \'./_part.mdx\';\n\n<EntityProperties of="lamp" />\n';
    const withFiles = (files: Readonly<Record<string, string>>) =>
      compileMarkdown('docs/page.mdx', body, {
        ...standalone,
        reference,
        hasFile: (file) => file in files,
        readText: (file) => files[file],
      });
    const { compiled, problems } = withFiles({ 'docs/_part.mdx': 'Text for {props.of}.' });
    expect([compiled.markdown, problems]).toEqual(['Text for lamp.', []]);
    const whats = withFiles({}).problems.map(({ what }) => what);
    expect(whats).toEqual([expect.stringContaining('_part.mdx')]);
  });
});

describe('a name that the data lacks is reported with its line and the nearest name', () => {
  test.each([
    ['<EntityProperties platform="lmap" />', 'There is no platform `lmap`.', 'Did you mean `lamp`?'],
    [
      '<EntityMethods platform="lamp" section="Turn of" />',
      'There is no section `Turn of`.',
      'Did you mean `Turn on`?',
    ],
    [
      '<ApiEndpoint api="rest" endpoint="GET /api/lamp/<id>" />',
      'There is no endpoint',
      'Did you mean `GET /api/lamps/<id>`?',
    ],
    [
      '<ApiEndpoints api="rset" />',
      'The attribute `api` of `<ApiEndpoints>` cannot be `rset`.',
      'Did you mean `rest`?',
    ],
    ['<EntityStates platform="lamp" />', '`lamp` has no states.', 'Remove the component'],
    ['<RulesByTier />', 'There is no data/quality-scale.yml.', 'Add the file'],
  ])('%s', (tag, what, remedy) => {
    expect(problemsOf(`Text.\n\n${tag}\n`)).toEqual([
      [3, expect.stringContaining(what) as string, expect.stringContaining(remedy) as string],
    ]);
  });

  test('a missing or unknown attribute, but not both for one that is mistyped', () => {
    const told = (source: string) => problemsOf(source).map(([, what]) => what);
    expect(told('<EntityProperties plattform="lamp" />')).toEqual([
      '`<EntityProperties>` has no attribute `plattform`.',
    ]);
    expect(told('<EntityProperties shape="lamp" />')).toEqual([
      '`<EntityProperties>` has no attribute `shape`.',
      '`<EntityProperties>` is missing the attribute `platform`.',
    ]);
  });

  test('a value that the attribute does not allow', () => {
    expect(problemsOf('## A\n\n<ApiEndpoints api="rest" level={9} />\n')).toEqual([
      [3, 'The attribute `level` of `<ApiEndpoints>` cannot be `9`.', 'Use one of: `2`, `3`, `4`.'],
    ]);
  });

  test('headings that a component makes a second time, once for all of them', () => {
    const use = '<ApiEndpoints api="rest" level={2} />';
    expect(problemsOf(`Text.\n\n${use}\n\n${use}\n`)).toEqual([
      [
        5,
        'The component makes a heading with the id `get-api-lamps-id`, which is already in use.',
        'Remove the component, or the part of the page that has the id already.',
      ],
    ]);
  });

  test('an attribute that only running the page can tell', () => {
    expect(problemsOf('export const a = () => 1;\n\n<EntityProperties platform={a()} />\n')).toEqual([
      [3, '`<EntityProperties>` has attributes that are computed when the page runs.', 'Use literal values.'],
    ]);
  });

  test('data that has problems itself is not reported again', () => {
    const broken = loadReference(new Map([['entities/lamp', 'platform: lamp\n']]));
    expect(broken.problems.length).toBeGreaterThan(0);
    const { problems } = compileMarkdown('docs/a.md', 'Text.\n\n## Part\n\n<EntityProperties platform="lamp" />', {
      ...standalone,
      reference: broken.reference,
    });
    expect(problems).toEqual([]);
  });
});
