import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadReference } from '../reference';
import { dataFilesOf, openApiPath, publishedFiles } from './published-files';
import { defaultConfig } from '../../../config/site-config';

const config = defaultConfig();

const endpoint = { method: 'GET', path: '/a', description: 'See [the docs](/docs/a).' };
const rest = { title: 'REST', doc: 'rest', baseUrl: 'http://host', token: 'T', endpoints: [endpoint] };
const supervisor = {
  ...{ title: 'Supervisor', doc: 'supervisor', modelsDoc: 'models', baseUrl: 'http://supervisor', token: 'T' },
  ...{ groups: ['os', 'gone', 'dns'], status: {}, placeholders: [], models: [] },
};
const groupOf = (id: string) => ({ id, title: id, doc: id, description: 'D.', endpoints: [endpoint] });
const deprecation = {
  ...{ id: 'old', what: ['Old'], title: 'Old', area: 'core', announced: '2025-01-02', removedIn: '2025.6' },
  description: 'Gone.',
};
const all = {
  'entities/lamp': { platform: 'lamp', title: 'Lamp', doc: 'lamp' },
  'entities/fan': { platform: 'fan', title: 'Fan', doc: 'fan' },
  'api/rest': rest,
  'api/supervisor': supervisor,
  'api/supervisor/dns': groupOf('dns'),
  'api/supervisor/os': groupOf('os'),
  deprecations: { doc: 'old-things', currentRelease: '2025.5', deprecations: [deprecation] },
};
const referenceOf = (texts: Readonly<Record<string, unknown>>) => {
  const loaded = loadReference(new Map(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)])));
  expect(loaded.problems).toEqual([]);
  return loaded.reference;
};
const publish = (texts: Readonly<Record<string, unknown>>) => publishedFiles(referenceOf(texts), config);
const object = z.record(z.string(), z.unknown());
const dataAt = (address: string) => object.parse(JSON.parse(publish(all).get(address)?.() ?? ''));

describe('the files for programs', () => {
  test('are those that there is data for', () => {
    expect([...publish(all).keys()]).toEqual([
      ...['/data/entities.json', '/data/entities.schema.json'],
      ...['/data/supervisor-api.json', '/data/supervisor-api.schema.json'],
      ...['/data/deprecations.json', '/data/deprecations.schema.json'],
      ...['/data/rest-api.json', '/data/rest-api.schema.json'],
      openApiPath,
      ...['/docs/old-things/atom.xml', '/docs/old-things/releases.ics'],
    ]);
    expect(publish({}).size).toBe(0);
  });

  test('have a description of the APIs when there is one of them', () => {
    expect(publish({ 'api/rest': rest }).has(openApiPath)).toBe(true);
    expect(publish({ 'api/supervisor': supervisor }).has(openApiPath)).toBe(true);
    expect(publish({ deprecations: all.deprecations }).has(openApiPath)).toBe(false);
    expect(dataAt(openApiPath)).toMatchObject({ openapi: '3.1.0', info: { version: '1' } });
  });

  test('have the calendar of deprecations for feed readers and for calendars', () => {
    expect(publish(all).get('/docs/old-things/atom.xml')?.()).toContain(
      `${config.url}/docs/old-things#deprecation-old`,
    );
    const calendar = publish(all).get('/docs/old-things/releases.ics')?.().replaceAll('\r\n ', '');
    expect(calendar).toContain(`URL:${config.url}/docs/old-things#removed-in-2025-6`);
  });

  test('name their schema, which names itself and allows that', () => {
    expect(dataAt('/data/entities.json')).toMatchObject({
      $schema: `${config.url}/data/entities.schema.json`,
      platforms: [{ platform: 'fan' }, { platform: 'lamp' }],
    });
    expect(dataAt('/data/entities.schema.json')).toMatchObject({
      $id: `${config.url}/data/entities.schema.json`,
      title: 'Entities',
      type: 'object',
      properties: { $schema: { type: 'string' }, platforms: { type: 'array' } },
    });
  });

  test('hold what their schema says', () => {
    for (const { schema, value } of dataFilesOf(referenceOf(all)))
      expect(schema.safeParse(value).error).toBeUndefined();
  });

  test('have the endpoints of the Supervisor in one list, each with its group, in the order of the groups', () => {
    expect(dataAt('/data/supervisor-api.json')).toMatchObject({
      title: 'Supervisor',
      groups: [
        { id: 'os', title: 'os', description: 'D.' },
        { id: 'dns', title: 'dns', description: 'D.' },
      ],
      endpoints: [
        { path: '/a', group: 'os' },
        { path: '/a', group: 'dns' },
      ],
    });
  });

  test('have absolute links, because they are read elsewhere', () => {
    expect(dataAt('/data/rest-api.json')).toMatchObject({
      endpoints: [{ description: `See [the docs](${config.url}/docs/a).` }],
    });
  });
});
