import path from 'node:path';
import { expect, test } from 'vitest';
import { proseOf } from '../model/checks/prose';
import { addressOfFile } from '../model/pages/pages';
import { loadReference } from '../model/reference/reference';
import { readContent } from './files/read-content';
import { readSiteConfig } from './site-file';

const { config } = readSiteConfig(path.resolve('content'));

const { pages, data } = readContent(path.resolve('content'), config);
const { deprecations = [] } = loadReference(data).reference.single.deprecations ?? {};
const listed = new Set(deprecations.flatMap(({ post = '', earlierPosts = [] }) => [post, ...earlierPosts]));

/** Words of a sentence that announces a removal, or says that something is deprecated. */
const announces =
  /\bdeprecat(?:ed|es|ing|ions?)\b|\b(?:(?:will be|is|are) removed|stops? working|no longer works?)\b[^.]* (?:in|with|until|from) (?:Home Assistant )?(?:20\d\d|0)\.\d/i;

/** Posts that use these words and announce no deprecation themselves. */
const others: Readonly<Record<string, string>> = {
  'blog/2019-04-12-new-integration-structure.md': 'a breaking change of the same release',
  'blog/2021-09-20-state_class_total.md': 'a mention of the post of August',
  'blog/2022-08-18-light_white_value_removed.md': 'the removal itself, without its announcement',
  'blog/2022-10-24-hubs-devices-services-virtual-integrations.md': 'a removal without a deprecation',
  'blog/2022-12-07-unit_system_changes.md': 'a summary of other posts',
  'blog/2023-02-21-deprecated-callback-removed.md': 'the removal itself, without its announcement',
  'blog/2024-04-10-new-notify-entity-platform.md': 'each integration announces its own',
  'blog/2024-05-03-notify-title.md': 'each integration announces its own',
  'blog/2024-12-21-moving-to-pydantic-v2.md': 'a breaking change of the same release',
  'blog/2025-03-24-config-subentry-flow-changes.md': 'a change without a deprecation',
};

const announcing = [...pages]
  .filter(([file, source]) => file.startsWith('blog/') && announces.test(proseOf(source)))
  .map(([file]) => file);

test('every post that announces a deprecation is in the calendar', () => {
  expect(announcing.length).toBeGreaterThan(60);
  expect(
    announcing.filter((file) => !listed.has(addressOfFile(file, config) ?? '') && others[file] === undefined),
  ).toEqual([]);
});

test('every exception is one', () => {
  expect(
    Object.keys(others).filter((file) => listed.has(addressOfFile(file, config) ?? '') || !announcing.includes(file)),
  ).toEqual([]);
});
