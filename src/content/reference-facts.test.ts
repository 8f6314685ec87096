import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointName } from '../model/reference/anchors';
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
const lastPart = (constant: string): string => constant.slice(constant.lastIndexOf('.') + 1);

/** What is new needs no line in the list of facts; what is gone does. */
const expectAll = (found: readonly string[] | undefined, facts: readonly string[] | undefined): void =>
  expect(found ?? []).toEqual(expect.arrayContaining([...(facts ?? [])]));

test('every platform is there', () => {
  expectAll([...entities.keys()], Object.keys(frozen.entities));
});

test.each(Object.entries(frozen.entities))('%s has lost nothing', (platform, facts) => {
  const entity = entities.get(platform);
  expectAll(entity?.properties.map(nameOf), facts.properties);
  expectAll(
    entity?.deviceClasses.map(({ name }) => lastPart(name)),
    facts.deviceClasses,
  );
  expectAll(entity?.features.map(nameOf), facts.features);
  expectAll(entity?.methods.map(nameOf), facts.methods);
});

test.each(Object.entries(frozen.rules))('%s has lost no rule', (tier, facts) => {
  const rules = single['quality-scale']?.rules.filter((rule) => rule.tier === tier);
  expectAll(
    rules?.map(({ id }) => id),
    facts,
  );
});

test('the REST API has lost no endpoint', () => {
  expectAll(single['api/rest']?.endpoints.map(endpointName), frozen.rest);
});

test.each(Object.entries(frozen.supervisor))('the Supervisor has lost no endpoint of %s', (group, facts) => {
  const found = [...supervisorGroups.values()].find(({ title }) => title === group);
  expectAll(found?.endpoints.map(endpointName), facts);
});

test('no message, webhook or data model is lost', () => {
  expectAll(
    single['api/websocket']?.messages.map(({ type }) => type),
    frozen.webSocket,
  );
  expectAll(
    single['api/external-bus']?.messages.map(({ type }) => type),
    frozen.bus,
  );
  expectAll(
    single['api/mobile-webhooks']?.webhooks.map(({ type }) => type),
    frozen.webhooks,
  );
  expectAll(
    single['api/supervisor']?.models.map(({ title }) => title),
    frozen.models,
  );
});
