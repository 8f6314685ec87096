import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointName } from '../model/reference/endpoints';
import { loadReference } from '../model/reference/reference';
import { readDataFiles } from './files/read-content';

/** Names in one text, separated by spaces. */
const names = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter((name) => name !== ''));
const frozen = z
  .object({
    entities: z.record(
      z.string(),
      z.object({ properties: names, deviceClasses: names, features: names, methods: names }),
    ),
    rules: z.record(z.string(), names),
    rest: z.array(z.string()),
    supervisor: z.record(z.string(), z.array(z.string())),
    webSocket: names,
    bus: names,
    webhooks: names,
    models: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(path.resolve('test/reference-facts.json'), 'utf8')));

const { reference } = loadReference(readDataFiles(path.resolve('content')));
const { entities, supervisorGroups, single } = reference;
const nameOf = ({ name }: { readonly name: string }): string => name;
const sorted = (list: readonly string[]): string[] => [...list].sort();
const lastPart = (constant: string): string => constant.slice(constant.lastIndexOf('.') + 1);
const total = (key: 'properties' | 'deviceClasses' | 'features' | 'methods'): number =>
  [...entities.values()].reduce((sum, entity) => sum + entity[key].length, 0);

test('every platform is there, and nothing else', () => {
  expect(sorted([...entities.keys()])).toEqual(sorted(Object.keys(frozen.entities)));
  expect(entities.size).toBe(41);
});

test.each(Object.entries(frozen.entities))('%s has lost nothing', (platform, facts) => {
  const entity = entities.get(platform);
  expect(sorted(entity?.properties.map(nameOf) ?? [])).toEqual(sorted(facts.properties));
  expect(sorted(entity?.deviceClasses.map(({ name }) => lastPart(name)) ?? [])).toEqual(sorted(facts.deviceClasses));
  expect(sorted(entity?.features.map(nameOf) ?? [])).toEqual(sorted(facts.features));
  expect(sorted(entity?.methods.map(nameOf) ?? [])).toEqual(sorted(facts.methods));
});

test('the counts of all platforms together', () => {
  expect(total('properties')).toBe(265);
  expect(total('deviceClasses')).toBe(165);
  expect(total('features')).toBe(113);
  expect(total('methods')).toBe(242);
});

test.each([
  ['bronze', 18],
  ['silver', 10],
  ['gold', 21],
  ['platinum', 3],
])('the rules of %s: %i', (tier, count) => {
  const rules = single['quality-scale']?.rules.filter((rule) => rule.tier === tier).map(({ id }) => id) ?? [];
  expect(sorted(rules)).toEqual(sorted(frozen.rules[tier] ?? []));
  expect(rules).toHaveLength(count);
});

test('the endpoints of the REST API', () => {
  expect(single['api/rest']?.endpoints.map(endpointName)).toEqual(frozen.rest);
  expect(frozen.rest).toHaveLength(22);
});

test('the endpoints of the Supervisor, by group', () => {
  const groups = [...supervisorGroups.values()];
  const found = Object.fromEntries(groups.map(({ title, endpoints }) => [title, endpoints.map(endpointName)]));
  expect(found).toEqual(frozen.supervisor);
  expect(groups).toHaveLength(24);
  expect(Object.values(found).flat()).toHaveLength(213);
});

test('messages, webhooks and data models', () => {
  expect(single['api/websocket']?.messages.map(({ type }) => type)).toEqual(frozen.webSocket);
  expect(single['api/external-bus']?.messages.map(({ type }) => type)).toEqual(frozen.bus);
  expect(single['api/mobile-webhooks']?.webhooks.map(({ type }) => type)).toEqual(frozen.webhooks);
  expect(single['api/supervisor']?.models.map(({ title }) => title)).toEqual(frozen.models);
});
