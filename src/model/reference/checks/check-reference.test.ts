import { describe, expect, test } from 'vitest';
import { samplePage } from '../../../../test/samples/sample-page';
import type { AnchorsByPath } from '../../addresses/links';
import { checkReference, missingDescriptions, removedInCalendar, unshownEndpoints } from './check-reference';
import { loadReference } from '../reference';
import { defaultConfig } from '../../../config/site-config';

const config = defaultConfig();

const pages = [
  samplePage('docs/lamp.md', 'title: Lamp', '## Colors\n\nText.'),
  samplePage('docs/other.md', 'title: Other\nslug: moved'),
].map((page) => ({ ...page, anchors: ['property-color'] }));
const known: AnchorsByPath = new Map<string, Set<string> | 'unfinished'>([
  ...pages.map((page) => [page.path, new Set(page.headings.map(({ id }) => id))] as const),
  ['/docs/unfinished', 'unfinished'],
  ['/blog/2025/01/01/post', new Set<string>()],
]);
const check = (files: Record<string, string>): string[] => {
  const loaded = loadReference(new Map(Object.entries(files)));
  expect(loaded.problems).toEqual([]);
  return checkReference(loaded, pages, known, config).map(
    ({ file, line, what, remedy }) => `${file}:${line} ${what} ${remedy}`,
  );
};
const lamp = (doc: string, description: string, platform = 'lamp'): string => `platform: ${platform}
title: Lamp
doc: ${doc}
properties:
  - name: color
    type: str
    description: ${description}
`;

describe('what reference data names must exist; the problem has the line of the YAML', () => {
  test('nothing is wrong', () => {
    expect(check({ 'entities/lamp': lamp('lamp', 'See [colors](/docs/lamp#colors).') })).toEqual([]);
  });

  test('nothing is wrong with a page that has mistakes and no anchors yet, and with links to other sites', () => {
    expect(check({ 'entities/lamp': lamp('unfinished', '"![lamp](lamp.png) [x](http://example.org)"') })).toEqual([]);
  });

  test('values of samples are no pages, whatever their names', () => {
    const endpoint = { method: 'GET', path: '/api', description: '[D](/docs/lamp)' };
    const sample = { path: { 'my-doc': '5', document: 'b' }, response: null };
    const rest = {
      title: 'REST',
      doc: 'lamp',
      baseUrl: 'http://host',
      token: 'T',
      endpoints: [{ ...endpoint, sample }],
    };
    expect(check({ 'api/rest': JSON.stringify(rest) })).toEqual([]);
  });

  test('a file with mistakes is not searched for more', () => {
    const loaded = loadReference(new Map([['entities/lamp', `${lamp('lmap', 'A.')}colour: red\n`]]));
    expect(loaded.problems).toHaveLength(1);
    expect(checkReference(loaded, pages, known, config)).toEqual([]);
  });

  test('a post that announces a deprecation', () => {
    const file = (post: string): string =>
      JSON.stringify({
        ...{ doc: 'lamp', currentRelease: '2025.1' },
        deprecations: [
          {
            ...{ id: 'old', what: ['Old'], title: 'Old', area: 'core', announced: '2025-01-01', removedIn: '2025.6' },
            ...{ post, description: 'D.' },
          },
        ],
      });
    expect(check({ deprecations: file('/blog/2025/01/01/post') })).toEqual([]);
    expect(check({ deprecations: file('/blog/2025/01/02/post') })).toEqual([
      expect.stringContaining('The link `/blog/2025/01/02/post` is broken') as string,
      'data/deprecations.yml:1 The announcement on 2025-01-01 has a post of 2025-01-02. Write `announced: 2025-01-02`, or correct `post`.',
    ]);
    expect(check({ deprecations: file('/blog/2025/01/01/pots') })).toEqual([
      expect.stringContaining('data/deprecations.yml:1 The link `/blog/2025/01/01/pots` is broken') as string,
    ]);
  });

  test.each([
    [lamp('lmap', 'A.'), 'data/entities/lamp.yml:3 There is no page `lmap`. Did you mean `lamp`?'],
    [
      lamp('core/torches', 'A.'),
      'data/entities/lamp.yml:3 There is no page `core/torches`. Write it: `npm run new doc -- --id core/torches` makes its file.',
    ],
    [lamp('other', 'A.'), 'data/entities/lamp.yml:3 The page `other` has a custom slug.'],
    [lamp('lamp', '"[x](/docs/lmap)"'), 'data/entities/lamp.yml:7 The link `/docs/lmap` is broken'],
    [
      lamp('lamp', '"[x](/docs/lamp#color)"'),
      'data/entities/lamp.yml:7 The link `/docs/lamp#color` points to an anchor',
    ],
    [lamp('lamp', '"[x](#colors)"'), 'data/entities/lamp.yml:7 The link `#colors` is relative.'],
    [lamp('lamp', '"[all colors](colors/all)"'), 'data/entities/lamp.yml:7 The link `colors/all` is relative.'],
  ])('%s', (text, problem) => {
    expect(check({ 'entities/lamp': text })).toEqual([expect.stringContaining(problem) as string]);
  });

  test('a page that shows another platform already', () => {
    const copy = lamp('lamp', 'A.', 'torch');
    expect(check({ 'entities/lamp': lamp('lamp', 'A.'), 'entities/torch': copy })).toEqual([
      'data/entities/torch.yml:3 The page `lamp` already shows the platform `lamp`. Name the page of this platform.',
    ]);
  });

  test('a renamed rule without its links updated', () => {
    const rule = (id: string, related: string): string =>
      `  - { id: ${id}, title: T, tier: gold, doc: lamp, topics: [code], relatedRules: [${related}], description: D. }\n`;
    const tiers = ['bronze', 'silver', 'gold', 'platinum'].map((name) => `{ name: ${name}, description: D. }`);
    const head = `doc: lamp\nchecklistDoc: lamp\nrulesDoc: lamp\ntiers: [${tiers.join(', ')}]\nrules:\n`;
    expect(check({ 'quality-scale': `${head}${rule('renamed', '')}${rule('b', 'rename')}` })).toEqual([
      'data/quality-scale.yml:7 There is no rule `rename`. Did you mean `renamed`?',
    ]);
    expect(check({ 'quality-scale': `${head}${rule('a', 'a')}` })).toEqual([
      'data/quality-scale.yml:6 The rule `a` is related to itself. Remove it from its list.',
    ]);
    expect(check({ 'quality-scale': `${head}${rule('a', '')}${rule('a', '')}` })).toEqual([
      'data/quality-scale.yml:7 `a` is already in `rules`. Remove one of them.',
    ]);
    expect(
      check({ 'quality-scale': `${head.replace('checklistDoc: lamp', 'checklistDoc: lmap')}${rule('a', '')}` }),
    ).toEqual(['data/quality-scale.yml:2 There is no page `lmap`. Did you mean `lamp`?']);
  });

  test('a parameter in a path without a description, and an endpoint that is not there', () => {
    const rest = `title: REST
doc: lamp
baseUrl: http://host
token: T
endpoints:
  - { method: GET, path: /api/<id>, description: D., replacedBy: /api/all }
`;
    expect(check({ 'api/rest': rest })).toEqual([
      expect.stringContaining('data/api/rest.yml:6 There is no endpoint `/api/all`.') as string,
      expect.stringContaining('data/api/rest.yml:6 There is no description of the parameter `id`.') as string,
    ]);
  });
});

test('an empty description is found with its line, and no other empty value', () => {
  const text = lamp('lamp', "''") + `    section: ''\n    default: null\n`;
  const loaded = loadReference(new Map([['entities/lamp', text]]));
  expect(missingDescriptions(loaded).map(({ file, line }) => `${file}:${line}`)).toEqual(['data/entities/lamp.yml:7']);
});

test('a platform whose page does not show its rows', () => {
  const more = `deviceClasses:
  - { name: LampDeviceClass.FLOOR, description: A. }
  - { name: LampDeviceClass.DESK, description: A. }
features:
  - { name: LampFeature.DIM, description: A. }
`;
  const loaded = loadReference(new Map([['entities/lamp', lamp('lamp', 'A.') + more]]));
  const bare = pages.map((page) => ({ ...page, anchors: ['device-class-desk'] }));
  expect(checkReference(loaded, bare, known, config).map(({ file, what }) => `${file} ${what}`)).toEqual([
    'docs/lamp.md The page of `lamp` does not show 1 of its 1 properties.',
    'docs/lamp.md The page of `lamp` does not show 1 of its 2 device classes.',
    'docs/lamp.md The page of `lamp` does not show 1 of its 1 features.',
  ]);
  const complete = ['property-color', 'device-class-floor', 'device-class-desk', 'feature-lampfeature-dim'];
  expect(
    checkReference(
      loaded,
      pages.map((page) => ({ ...page, anchors: complete })),
      known,
      config,
    ),
  ).toEqual([]);
});

const removed = {
  releases: { oldest: '2023.1', newest: '2026.7' },
  modules: {},
  names: { 'homeassistant.const': { '2024.12': ['TEMP_CELSIUS'] } },
  elsewhere: {},
  deprecated: {},
  kept: ['hass.async_add_job'],
};

const problemsOf = (
  ...entries: { readonly what: string[]; readonly removedIn?: string; readonly announced?: string }[]
) => {
  const deprecations = entries.map((entry, index) => ({
    ...{ id: `d${index}`, title: 'D', area: 'core', announced: '2024-01-02', description: 'D.' },
    ...entry,
  }));
  const texts = {
    deprecations: { doc: 'calendar', currentRelease: '2025.5', deprecations },
    'removed-names': removed,
  };
  const loaded = loadReference(
    new Map(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value, null, 1)])),
  );
  expect(loaded.problems).toEqual([]);
  return removedInCalendar(loaded).map(({ what, remedy }) => `${what} ${remedy}`);
};

test('a name that is gone needs the release that removed it', () => {
  const what = ['TEMP_CELSIUS'];
  expect(problemsOf({ what, removedIn: '2025.1' })).toEqual([]);
  const remedy = "Write `removedIn: '2025.1'`.";
  expect(problemsOf({ what, removedIn: '2025.2' })).toEqual([
    `\`TEMP_CELSIUS\` is gone since 2025.1, but the calendar says 2025.2. ${remedy}`,
  ]);
  expect(problemsOf({ what })).toEqual([
    `\`TEMP_CELSIUS\` is gone since 2025.1, but the calendar says no release. ${remedy}`,
  ]);
});

test('a name that is still there is not removed', () => {
  const what = ['hass.async_add_job'];
  expect(problemsOf({ what })).toEqual([]);
  expect(problemsOf({ what, removedIn: '2026.12' })).toEqual([]);
  expect(problemsOf({ what, removedIn: '2025.4' })).toEqual([
    'The calendar says that `hass.async_add_job` is removed in 2025.4, but 2026.7 still has it. Leave out `removedIn`, and say in the description which release was announced.',
  ]);
});

test('nothing is removed before it is announced', () => {
  const what = ['TEMP_KELVIN'];
  expect(problemsOf({ what, removedIn: '2025.1', announced: '2025-01-01' })).toEqual([]);
  expect(problemsOf({ what, removedIn: '2025.1', announced: '2025-01-02' })).toEqual([
    '2025.1, which removes this, came on 2025-01-01, before the announcement on 2025-01-02. Correct `removedIn` or `announced`.',
  ]);
});

test('the announcement of a date that was postponed may keep it', () => {
  const what = ['TEMP_CELSIUS'];
  expect(problemsOf({ what, removedIn: '2024.6' }, { what, removedIn: '2025.1', announced: '2024-05-02' })).toEqual([]);
});

test('an endpoint that neither an anchor nor a heading of its page shows', () => {
  const endpoints = ['/a', '/b', '/c', '/d, doc: other', '/e, doc: other'];
  const rest = `title: REST\ndoc: lamp\nbaseUrl: http://host\ntoken: T\nendpoints:\n${endpoints
    .map((path) => `  - { method: GET, path: ${path}, description: D. }\n`)
    .join('')}`;
  const shown = [
    { ...samplePage('docs/lamp.md', 'title: Lamp', '## GET /b\n\nText.'), anchors: ['get-a'] },
    { ...samplePage('docs/other.md', 'title: Other'), anchors: ['get-d'] },
  ];
  const found = unshownEndpoints(loadReference(new Map([['api/rest', rest]])), shown);
  expect(found.map(({ path, anchor, problem }) => [path, anchor, problem.line])).toEqual([
    ['/docs/lamp', 'get-c', 8],
    ['/docs/other', 'get-e', 10],
  ]);
});
