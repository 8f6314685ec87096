import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../model/problems/problems';
import { dataNodes, referenceNodes } from './data-nodes';

function nodesOf(file: string, source: string) {
  const problems: Problem[] = [];
  const nodes = dataNodes(file, source, (found) => void problems.push(...found));
  return { nodes, problems };
}

describe('a data file becomes nodes', () => {
  test.each([
    [
      'sidebars.yml',
      'Main: [start]\nOther: [guide]\n',
      [
        { type: 'Sidebar', name: 'Main', order: 0, authored: ['start'] },
        { type: 'Sidebar', name: 'Other', order: 1, authored: ['guide'] },
      ],
    ],
    ['authors.yml', 'core: { name: Core }\n', [{ type: 'Author', id: 'author:core', key: 'core', name: 'Core' }]],
    ['redirects.yml', '- { from: /a, to: /b }\n', [{ type: 'Redirect', id: 'redirect:/a', from: '/a', to: '/b' }]],
    [
      'announcement.yml',
      'id: news\ntext: News\ncloseable: true\n',
      [{ type: 'Announcement', id: 'site:announcement', key: 'news', html: 'News', closeable: true }],
    ],
    [
      'announcement.yml',
      'id: news\ntext: Read on & on\nlink: { label: on, href: /a }\ncloseable: true\n',
      [
        {
          type: 'Announcement',
          id: 'site:announcement',
          key: 'news',
          html: 'Read <a href="/a">on</a> &amp; on',
          closeable: true,
        },
      ],
    ],
    [
      'announcement.yml',
      'id: news\ntext: A < B\nlink: { label: "<More>", href: /a?b="c" }\ncloseable: false\n',
      [{ key: 'news', html: 'A &lt; B <a href="/a?b=&quot;c&quot;">&lt;More&gt;</a>', closeable: false }],
    ],
    ['announcement.yml', 'id: a\ntext: T\nhtml: <b>N</b>\ncloseable: true\n', [{ html: '<b>N</b>' }]],
    ['announcement.yml', 'null\n', []],
    [
      'announcement.yml',
      'id: a\ntext: On\nlink: { label: On, href: /a }\ncloseable: true\n',
      [{ html: '<a href="/a">On</a>' }],
    ],
    ['terms.yml', 'Home: [house]\n', []],
    ['abbreviations.yml', 'HA: [Home]\n', []],
    ['tags.yml', '{}\n', []],
    ['sidebars/1.0.yml', '"1.0:Main": ["1.0:start"]\n', [{ id: 'sidebar:1.0:Main', authored: ['1.0:start'] }]],
    [
      'footer.yml',
      'columns:\n  - title: A\n    items: [{ label: "<B>", href: /b }, { html: <i>C</i> }]\nhosting: { label: H, href: https://h.example }\n',
      [{ copyright: null, columns: [{ title: 'A', items: ['<a href="/b">&lt;B&gt;</a>', '<i>C</i>'] }] }],
    ],
    ['home.yml', 'actions: []\nstarts: []\nlookups: []\npopular: []\n', [{ type: 'Home', id: 'site:home' }]],
    [
      'navbar.yml',
      'items: [{ type: link, label: A, href: /a }]\n',
      [{ type: 'Navbar', authored: [{ type: 'link', label: 'A', href: '/a' }] }],
    ],
  ])('%s: %j', (name, source, expected) => {
    const { nodes, problems } = nodesOf(`data/${name}`, source);
    expect(problems).toEqual([]);
    expect(nodes).toMatchObject(expected);
    expect(nodes).toHaveLength(expected.length);
  });
});

test('a file with a mistake makes no nodes and says why', () => {
  const { nodes, problems } = nodesOf('data/authors.yml', 'core: { name: 5 }\n');
  expect(nodes).toEqual([]);
  expect(problems).toHaveLength(1);
});

test.each(['docs/authors.yml', 'data/old/authors.yml', 'data/unknown.yml', 'data/toString.yml'])(
  '%s is none of our data files',
  (file) => {
    expect(nodesOf(file, 'core: { name: Core }\n')).toEqual({ nodes: [], problems: [] });
  },
);

describe('a file of reference data becomes nodes', () => {
  const nodesIn = (name: string, source = readFileSync(`test/fixtures/reference/data/${name}.yml`, 'utf8')) =>
    referenceNodes(name, source, () => undefined, { docsBasePath: '/docs' });
  const of = (type: string, ids: readonly string[]) => ids.map((id) => ({ type, id }));

  test.each<[string, readonly object[]]>([
    ['entities/lamp', [{ type: 'EntityPlatform', id: 'platform:lamp', doc: 'lamp' }]],
    [
      'quality-scale',
      [
        { type: 'QualityRule', id: 'rule:lit', ruleId: 'lit', order: 0, related: ['rule:dimmed'] },
        { type: 'QualityRule', id: 'rule:dimmed', ruleId: 'dimmed', order: 1, related: ['rule:lit'] },
      ],
    ],
    [
      'api/rest',
      [
        {
          ...{ type: 'ApiEndpoint', id: 'endpoint:rest:GET /api/lamps/<id>', api: 'rest', group: null, order: 0 },
          ...{ anchor: 'get-api-lamps-id', doc: 'rest' },
          status: [{ name: '404', description: 'There is no such lamp.' }],
        },
        { id: 'endpoint:rest:POST /api/lamps', order: 1, status: [] },
        { id: 'endpoint:rest:DELETE /api/lights', order: 2 },
        { id: 'endpoint:rest:PUT /api/lights/<id>/<part>', order: 3 },
      ],
    ],
    [
      'api/supervisor/jobs',
      [
        { id: 'endpoint:supervisor:GET /jobs/<job>', api: 'supervisor', group: 'jobs', doc: 'jobs' },
        ...of('ApiEndpoint', ['endpoint:supervisor:POST /jobs', 'endpoint:supervisor:GET /jobs/<job>/logs']),
      ],
    ],
    ['intents', of('Intent', ['intent:LightLamp', 'intent:DimLamp', 'intent:OldLamp'])],
    [
      'deprecations',
      [
        {
          ...{ type: 'Deprecation', id: 'deprecation:old-lamp', deprecationId: 'old-lamp', ahead: true },
          ...{ path: '/docs/deprecations#deprecation-old-lamp', docs: ['lamp'] },
        },
        { deprecationId: 'hue', ahead: false, docs: [] },
        { deprecationId: 'wick', ahead: false },
      ],
    ],
    [
      'api/websocket',
      [
        {
          ...{ type: 'WebSocketMessage', id: 'message:auth', messageType: 'auth', doc: 'websocket' },
          messageFields: [{ name: 'token' }],
        },
        ...of('WebSocketMessage', ['message:lamps/watch', 'message:auth_ok']),
        { id: 'message:lamps/more', doc: 'more' },
      ],
    ],
    ['api/conversation', []],
  ])('%s', (name, expected) => {
    const nodes = nodesIn(name);
    expect(nodes).toMatchObject(expected);
    expect(nodes).toHaveLength(expected.length);
  });

  test('but none with a mistake in it, which is reported', () => {
    const problems: Problem[] = [];
    const report = (found: readonly Problem[]): void => void problems.push(...found);
    const source = 'doc: intents\nintents: [{ name: A, description: A. }, { name: 5 }]\nslotCombinations: []\n';
    expect(referenceNodes('intents', source, report, { docsBasePath: '/docs' })).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
  });

  test('in which an endpoint may name another page than its file does', () => {
    const endpoint = '{ method: GET, path: /api/a, description: A., doc: other }';
    const http = (more = ''): string =>
      `title: A\ndoc: rest\nbaseUrl: http://host\ntoken: T\n${more}endpoints: [${endpoint}]\n`;
    expect(nodesIn('api/rest', http())).toMatchObject([{ doc: 'other' }]);
    expect(nodesIn('api/other-http', http())).toMatchObject([{ api: 'other-http', group: null, doc: 'other' }]);
  });
});
