import '../help.mts';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Document, visit } from 'yaml';
import { readDataFiles } from '../../src/content/files/read-content';
import { loadReference } from '../../src/model/reference/reference';
import { compareReleases } from '../../src/model/reference/releases';
import { isStillThere, moduleOf, readStub, removedNames } from './names-in-stubs.mts';
import type { StubModule } from './names-in-stubs.mts';

/**
 * `npm run removed-names -- --stubs CLONE`: writes `data/removed-names.yml`, which names the platform had in a release and has no more,
 * from the stubs of all releases since 2023.1 (https://github.com/KapJI/homeassistant-stubs, a clone with all tags).
 */
const { values } = parseArgs({ options: { stubs: { type: 'string' } } });
if (values.stubs === undefined) {
  console.error('Name a clone of the stubs of the platform: `npm run removed-names -- --stubs CLONE`.');
  process.exit(2);
}
const clone = path.resolve(values.stubs);
const git = (args: readonly string[], input = ''): Buffer =>
  execFileSync('git', ['-C', clone, ...args], { input, maxBuffer: 1 << 30 });

const oldest = '2023.1';
const file = 'content/data/removed-names.yml';
const folder = 'homeassistant-stubs/';

/** The last patch of each release, oldest first: `2025.6` → `2025.6.3`. */
function lastPatches(): Map<string, string> {
  const tags = git(['tag'])
    .toString()
    .split('\n')
    .filter((tag) => /^\d{4}\.\d{1,2}\.\d+$/.test(tag))
    .sort((a, b) => compareReleases(b, a));
  const patches = new Map(tags.map((tag) => [tag.slice(0, tag.lastIndexOf('.')), tag]));
  return new Map([...patches].filter(([release]) => compareReleases(release, oldest) <= 0));
}

const reference = loadReference(readDataFiles(path.resolve('content'))).reference;
const documented = new Set([
  ...reference.entities.keys(),
  ...Object.keys(reference.single['python-names'] ?? {}).flatMap((module) => {
    const [, , component] = module.split('.');
    return module.startsWith('homeassistant.components.') && component !== undefined ? [component] : [];
  }),
]);

/** Modules that integrations import: the core, helpers, and the integrations that the docs describe, without the platforms of these. */
function isInScope(module: string): boolean {
  const [, area = '', component = '', ...below] = module.split('.');
  if (module.split('.').some((part) => part.startsWith('_'))) return false;
  if (area !== 'components') return !['scripts', 'generated', 'runner', 'block_async_io'].includes(area);
  return documented.has(component) && below.every((name) => !reference.entities.has(name) && !internal.has(name));
}
/** Modules that all integrations have for Home Assistant, not for others. */
const internal = new Set([
  ...['config_flow', 'device_action', 'device_condition', 'device_trigger', 'diagnostics', 'group', 'http', 'intent'],
  ...[
    'condition',
    'logbook',
    'recorder',
    'reproduce_state',
    'significant_change',
    'system_health',
    'websocket_api',
    'services',
    'repairs',
    'trigger',
  ],
]);

/** All stubs of a release: path → blob. */
function filesOf(tag: string): Map<string, string> {
  const rows = git(['ls-tree', '-r', tag, folder])
    .toString()
    .matchAll(/^\d+ blob (\w+)\t(.+\.pyi)$/gm);
  return new Map([...rows].map(([, blob = '', name = '']) => [name.slice(folder.length), blob]));
}

/** Texts of blobs. Most files are the same in many releases. */
function readBlobs(blobs: ReadonlySet<string>): Map<string, string> {
  const output = git(['cat-file', '--batch'], [...blobs].join('\n'));
  const texts = new Map<string, string>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf('\n', at);
    const [blob = '', , size] = output.toString('utf8', at, end).split(' ');
    const next = end + 1 + Number(size);
    texts.set(blob, output.toString('utf8', end + 1, next));
    at = next + 1;
  }
  return texts;
}

const releases = [...lastPatches()].map(([release, tag]) => ({ release, files: filesOf(tag) }));
const texts = readBlobs(new Set(releases.flatMap(({ files }) => [...files.values()])));
const read = new Map<string, StubModule>();
function stubOf(name: string, blob: string): StubModule {
  const key = `${blob} ${name}`;
  const stub = read.get(key) ?? readStub(name, texts.get(blob) ?? '');
  read.set(key, stub);
  return stub;
}
const compared = releases.map(
  ({ release, files }) => [release, new Map([...files].map(([name, blob]) => [name, stubOf(name, blob)]))] as const,
);
const { modules, names, elsewhere, deprecated } = removedNames(compared, isInScope);
const newestFiles = new Map([...(compared.at(-1)?.[1] ?? [])].filter(([name]) => isInScope(moduleOf(name))));
const kept = (reference.single.deprecations?.deprecations ?? [])
  .flatMap(({ what }) => what)
  .filter((name) => /_|[a-z][A-Z]/.test(name) && isStillThere(name, newestFiles));
const data = {
  releases: { oldest, newest: releases.at(-1)?.release },
  modules: Object.fromEntries(modules),
  names: Object.fromEntries([...names].map(([module, byRelease]) => [module, Object.fromEntries(byRelease)])),
  elsewhere: Object.fromEntries([...elsewhere].sort(([one], [other]) => (one < other ? -1 : 1))),
  deprecated: Object.fromEntries(deprecated),
  kept: [...new Set(kept)].sort(),
};
const document = new Document(data);
visit(document, { Seq: (_, list) => void (list.flow = true) });
writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true }));
execFileSync(path.resolve('node_modules/.bin/oxfmt'), [file]);
const count = [...names.values()].flatMap((byRelease) => [...byRelease.values()]).flat().length;
console.log(
  `${file}: ${modules.size} modules and ${count} names that a release since ${oldest} had, and ${data.releases.newest} has not.`,
);
