import { describe, expect, test } from 'vitest';
import { namesInReference } from './named-in-reference';
import { loadReference } from '../reference';

/** What is wrong with files, given as lines of YAML or as data that JSON writes on one line. */
const check = (files: Readonly<Record<string, unknown>>): string[] => {
  const texts = Object.entries(files).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value, null, 1)] as const,
  );
  const loaded = loadReference(new Map(texts));
  expect(loaded.problems).toEqual([]);
  return namesInReference(loaded).map(({ file, line, what, remedy }) => `${file}:${line} ${what} ${remedy}`);
};
const named = (...names: string[]) => names.map((name) => ({ name, description: 'D.' }));
const lamp = { title: 'Lamp', platform: 'lamp', doc: 'lamp' };
const property = (name: string, section?: string) => ({ name, type: 'str', description: 'D.', section });

describe('a platform', () => {
  test('may have properties of one name in two sections', () => {
    const properties = [property('a'), property('a', 'X'), property('a', 'Y'), property('b', 'Y')];
    const more = { deviceClasses: named('A', 'B'), features: named('A', 'B'), states: named('A', 'B') };
    expect(check({ 'entities/lamp': { ...lamp, properties, ...more } })).toEqual([]);
  });

  test.each([
    ['properties', [property('a', 'X'), property('b', 'X'), property('a', 'X')], 'X a'],
    ['properties', [property('b'), property('a'), property('a')], 'a'],
    ['deviceClasses', named('B', 'A', 'A'), 'A'],
    ['features', named('B', 'A', 'A'), 'A'],
    ['states', named('B', 'A', 'A'), 'A'],
    ['enums', ['b', 'a', 'a'].map((id) => ({ id, title: 'T', members: named('M') })), 'a'],
  ])('has each of its %s once', (key, values, twice) => {
    const [problem = '', ...others] = check({ 'entities/lamp': { ...lamp, [key]: values } });
    expect(others).toEqual([]);
    expect(problem).toContain(` \`${twice}\` is already in \`${key}\`. Remove one of them.`);
  });
});

const endpoint = (path: string, more: object = {}) => ({ method: 'GET', path, description: 'D.', ...more });
const http = (...endpoints: object[]) => ({ title: 'T', doc: 'lamp', baseUrl: 'http://host', token: 'T', endpoints });
const supervisor = (groups: string[], more: object = {}) => ({
  ...{ title: 'T', doc: 'lamp', modelsDoc: 'lamp', baseUrl: 'http://host', token: 'T', groups, status: {} },
  ...{ placeholders: [], models: [], ...more },
});
const group = (id: string, ...endpoints: object[]) =>
  `title: T\ndoc: lamp\ndescription: D.\nid: ${id}\nendpoints: ${JSON.stringify(endpoints)}\n`;

describe('an endpoint', () => {
  const parameter = (name: string) => ({ pathParams: named(name) });

  test('names others of its API', () => {
    const ok = http(
      endpoint('/a', { replacedBy: '/b/<id>' }),
      endpoint('/b/<id>', { ...parameter('id'), sameAs: '/a' }),
      endpoint('/c', { followOf: '/a' }),
    );
    expect(check({ 'api/rest': ok, 'api/other-http': http(endpoint('/a')) })).toEqual([]);
  });

  test.each(['replacedBy', 'sameAs', 'followOf'])('is reported when its `%s` does not exist', (key) => {
    const files = { 'api/rest': http(endpoint('/abc')), 'api/other-http': http(endpoint('/d', { [key]: '/abc' })) };
    expect(check(files)).toEqual([
      expect.stringContaining('data/api/other-http.yml:11 There is no endpoint `/abc`.') as string,
    ]);
  });

  test('is there once, and has no models outside of the Supervisor', () => {
    const files = { 'api/rest': http(endpoint('/a'), endpoint('/a'), endpoint('/b', { models: ['m'] })) };
    expect(check(files)).toEqual([
      'data/api/rest.yml:12 `GET /a` is already in `endpoints`. Remove one of them.',
      expect.stringContaining('data/api/rest.yml:22 There is no model `m`.') as string,
    ]);
  });
});

describe('the Supervisor', () => {
  const models = [{ id: 'host', title: 'T', description: 'D.', fields: named('f') }];
  const shared = { models, placeholders: named('addon') };

  test('has endpoints that name parameters and models of all groups, and endpoints of other groups', () => {
    const files = {
      'api/supervisor': supervisor(['a', 'b'], shared),
      'api/supervisor/a': group('a', endpoint('/a/<addon>', { models: ['host'], replacedBy: '/b' })),
      'api/supervisor/b': group('b', endpoint('/b')),
    };
    expect(check(files)).toEqual([]);
  });

  test('has each parameter and model that its endpoints name', () => {
    const files = {
      'api/supervisor': supervisor(['a'], shared),
      'api/supervisor/a': group('a', endpoint('/a/<addno>/<what>', { models: ['hots'] })),
    };
    expect(check(files)).toEqual([
      'data/api/supervisor/a.yml:5 There is no model `hots`. Did you mean `host`?',
      'data/api/supervisor/a.yml:5 There is no description of the parameter `addno`. Did you mean `addon`?',
      'data/api/supervisor/a.yml:5 There is no description of the parameter `what`. Add it to `pathParams` of the endpoint: `- { name: what, type: string, description: … }`.',
    ]);
  });

  test('has each of its groups, and each group is one of it', () => {
    const files = {
      'api/supervisor': supervisor(['network', 'os']),
      'api/supervisor/netwrok': group('netwrok', endpoint('/a')),
      'api/supervisor/os': group('os', endpoint('/b')),
    };
    expect(check(files)).toEqual([
      'data/api/supervisor.yml:8 There is no group `network`. Did you mean `netwrok`?',
      'data/api/supervisor/netwrok.yml:4 The group `netwrok` is not in data/api/supervisor.yml. Add it to `groups` there.',
    ]);
  });

  test('is reported once when it has mistakes itself, not in each of its groups', () => {
    const broken = new Map([
      ['api/supervisor', 'title: T\n'],
      ['api/supervisor/a', group('a', endpoint('/a/<addon>', { models: ['host'] }))],
    ]);
    expect(namesInReference(loadReference(broken))).toEqual([]);
  });
});

describe('messages and intents', () => {
  const message = (type: string, answers: string[] = []) => ({
    ...{ type, from: 'client', phase: 'authentication', description: 'D.', answers },
  });
  const intents = (list: object[], combined: string[]) => ({
    doc: 'lamp',
    slotCombinations: [{ slots: ['area'], intents: combined, description: 'D.' }],
    intents: list,
  });

  test('name others that exist', () => {
    const messages = [message('ping', ['pong']), message('pong')];
    const [old, current] = named('HassOld', 'HassNew');
    const files = {
      'api/websocket': { doc: 'lamp', path: '/api', messages },
      intents: intents([{ ...old, replacedBy: 'HassNew' }, current ?? {}], ['HassNew']),
    };
    expect(check(files)).toEqual([]);
  });

  test('are there once, and are reported when they name others that are not', () => {
    const messages = [message('ping', ['png']), message('ping')];
    expect(check({ 'api/websocket': { doc: 'lamp', path: '/api', messages } })).toEqual([
      'data/api/websocket.yml:14 `ping` is already in `messages`. Remove one of them.',
      'data/api/websocket.yml:11 There is no message `png`. Did you mean `ping`?',
    ]);
    const [on, again] = named('HassOn', 'HassOn');
    expect(check({ intents: intents([{ ...on, replacedBy: 'HassNo' }, again ?? {}], ['HassO']) })).toEqual([
      'data/intents.yml:20 `HassOn` is already in `intents`. Remove one of them.',
      'data/intents.yml:18 There is no intent `HassNo`. Did you mean `HassOn`?',
      'data/intents.yml:9 There is no intent `HassO`. Did you mean `HassOn`?',
    ]);
  });

  test('so do deprecations', () => {
    const deprecation = (id: string) => ({
      ...{ id, what: ['Old'], title: 'Old', area: 'core', announced: '2025-01-01', removedIn: '2025.6' },
      description: 'D.',
    });
    const deprecations = ['b', 'a', 'a'].map(deprecation);
    expect(check({ deprecations: { doc: 'lamp', currentRelease: '2025.1', deprecations } })).toEqual([
      expect.stringMatching(/^data\/deprecations\.yml:\d+ `a` is already in `deprecations`\./) as string,
    ]);
  });
});
