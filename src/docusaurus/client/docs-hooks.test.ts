import { afterAll, expect, test, vi } from 'vitest';
import * as hooks from './docs-hooks';

const { docs, place } = vi.hoisted(() => {
  const docOf = (path: string, id: string, sidebar: string | null) => ({ id, title: id, path, sidebar });
  const version = (name: string, path: string, ids: readonly string[], isLast = false) => ({
    ...{ name, label: `Label ${name}`, path, isLast },
    docs: ids.map((id) => docOf(`${path}/${id}`, id, id === 'alone' ? null : `${name}-bar`)),
  });
  return {
    docs: {
      api: { path: '/docs/api', versions: [version('now', '/docs/api', ['call'], true)] },
      default: {
        path: '/docs',
        versions: [
          version('current', '/docs/next', ['start', 'new', 'alone']),
          version('2.0', '/docs', ['start', 'alone'], true),
          version('1.0', '/docs/1.0', ['start', 'gone']),
        ],
      },
    },
    place: { path: '/' },
  };
});
vi.mock('@generated/docs', () => ({ default: docs }));
vi.mock('./helpers', () => ({ usePathname: () => place.path }));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@generated/docs');
  vi.resetModules();
});

/** What a hook answers on a page. */
function on<Answer>(path: string, hook: () => Answer): Answer {
  place.path = path;
  return hook();
}

test.each([
  ['/docs', 'default', '2.0'],
  ['/docs/start', 'default', '2.0'],
  ['/docs/1.0', 'default', '1.0'],
  ['/docs/1.0/gone', 'default', '1.0'],
  // An address that only begins like that of a version.
  ['/docs/1.0.1/start', 'default', '2.0'],
  ['/docs/next/new', 'default', 'current'],
  // Docs may be below others.
  ['/docs/api/call', 'api', 'now'],
])('the page %s is one of the docs %s and of their version %s', (path, pluginId, name) => {
  const active = on(path, hooks.useActivePluginAndVersion);
  expect(active?.activeVersion.name).toBe(name);
  expect(on(path, hooks.useActivePlugin)).toMatchObject({ pluginId });
  expect(on(path, () => hooks.useActiveVersion(pluginId))?.name).toBe(name);
  expect(on(path, hooks.useDocsVersion)).toMatchObject({ pluginId, name, version: name, label: `Label ${name}` });
});

test('a page outside of all docs is one of no version, and is told of the latest one', () => {
  const outside = '/docsearch';
  expect(on(outside, hooks.useActivePluginAndVersion)).toBeUndefined();
  expect(on(outside, hooks.useActivePlugin)).toBeUndefined();
  expect(on(outside, () => hooks.useActiveVersion())).toBeUndefined();
  expect(on(outside, hooks.useDocsVersion)).toMatchObject({ pluginId: 'default', name: '2.0', isLast: true });
  expect(on(outside, () => hooks.useDocById('alone'))?.path).toBe('/docs/alone');
  expect(on(outside, hooks.useDocsSidebar)).toBeNull();
  expect(on(outside, hooks.useDoc)).toMatchObject({ metadata: {}, contentTitle: undefined });
});

test('a doc leads to itself in the other versions that have it', () => {
  const context = on('/docs/1.0/start', () => hooks.useActiveDocContext());
  expect(context).toMatchObject({
    activeVersion: { name: '1.0' },
    activeDoc: { path: '/docs/1.0/start' },
    alternateDocVersions: {
      current: { path: '/docs/next/start' },
      '2.0': { path: '/docs/start' },
      '1.0': { path: '/docs/1.0/start' },
    },
  });
  const alone = on('/docs/1.0/gone', () => hooks.useActiveDocContext());
  expect(alone).toMatchObject({ alternateDocVersions: { '1.0': { path: '/docs/1.0/gone' } } });
  expect(alone).not.toHaveProperty(['alternateDocVersions', '2.0']);
  expect(on('/docs/api/call', () => hooks.useActiveDocContext('api'))).toMatchObject({
    ...{ activeVersion: { name: 'now' }, activeDoc: { id: 'call' } },
    alternateDocVersions: { now: { path: '/docs/api/call' } },
  });
});

test('readers of an old version are offered the same doc of the latest one, if it has it', () => {
  const suggested = (path: string) => on(path, () => hooks.useDocVersionSuggestions());
  expect(suggested('/docs/1.0/start')).toMatchObject({
    latestVersionSuggestion: { name: '2.0' },
    latestDocSuggestion: { path: '/docs/start' },
  });
  expect(on('/docs/api/call', () => hooks.useDocVersionSuggestions('api'))).toMatchObject({
    ...{ latestVersionSuggestion: { name: 'now' }, latestDocSuggestion: { path: '/docs/api/call' } },
  });
  expect(suggested('/docs/1.0/gone')).toMatchObject({ latestDocSuggestion: undefined });
});

test('docs of a version are found by their ids, and a doc by its address', () => {
  expect(on('/docs/1.0/start', () => hooks.useDocById('gone'))?.path).toBe('/docs/1.0/gone');
  expect(on('/docs/start', () => hooks.useDocById('gone'))).toBeUndefined();
  expect(on('/docs/1.0/start', hooks.useDocsVersion)).toMatchObject({
    className: 'docs-version-1.0',
    docs: { start: { path: '/docs/1.0/start' }, gone: { path: '/docs/1.0/gone' } },
  });
  expect(on('/docs/start', hooks.useDoc)).toMatchObject({ metadata: { id: 'start' }, contentTitle: 'start' });
  expect(on('/docs/start', hooks.useDocsSidebar)).toEqual({ name: '2.0-bar', items: [] });
  expect(on('/docs/alone', hooks.useDocsSidebar)).toBeNull();
});

test.each([
  ['/docs/1.0/start', undefined, ['1.0', '2.0']],
  ['/docs/start', undefined, ['2.0']],
  ['/elsewhere', undefined, ['2.0']],
  ['/docs/api/call', 'api', ['now']],
  ['/elsewhere', 'other', []],
])('on %s, the versions of the docs %s that a reader may want are %j', (path, pluginId, names) => {
  expect(on(path, () => hooks.useDocsVersionCandidates(pluginId))).toMatchObject(names.map((name) => ({ name })));
});

test('docs are asked for by their name, which most trees leave out', () => {
  const names = (pluginId?: string) => hooks.useVersions(pluginId).map(({ name }) => name);
  expect(names()).toEqual(['current', '2.0', '1.0']);
  expect(names('api')).toEqual(['now']);
  expect(names('other')).toEqual([]);
  expect(hooks.useLatestVersion('api')?.name).toBe('now');
  expect(hooks.useLatestVersion('other')).toBeUndefined();
  expect(hooks.useDocsData()?.path).toBe('/docs');
  expect(hooks.useAllDocsData()).toBe(docs);
});

test('a tree that has only named docs answers with the first of them, unless others are asked for', async () => {
  vi.resetModules();
  vi.doMock('@generated/docs', () => ({ default: { api: docs.api } }));
  const { useDocsData } = await import('./docs-hooks');
  expect(useDocsData()?.path).toBe('/docs/api');
  expect(useDocsData('default')?.path).toBe('/docs/api');
  expect(useDocsData('other')).toBeUndefined();
});

test('docs at the address of the site have all pages that no others have', () => {
  const [first] = docs.default.versions;
  Object.assign(docs, { home: { path: '/', versions: [{ ...first, path: '/' }] } });
  expect(on('/start', hooks.useActivePlugin)).toMatchObject({ pluginId: 'home' });
  expect(on('/docs/start', hooks.useActivePlugin)).toMatchObject({ pluginId: 'default' });
  Reflect.deleteProperty(docs, 'home');
});
