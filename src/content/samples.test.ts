import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codeOfPage } from '../../scripts/samples/page-samples.mts';
import { mistakeIn } from '../markdown/code/sample-mistakes';
import { loadReference } from '../model/reference/reference';
import { exampleFolder } from './examples';
import { allFilesBelow } from './files/files-below';
import { readContent } from './files/read-content';
import { readSiteConfig } from './site-file';

const { config } = readSiteConfig(path.resolve('content'));

const { pages, data } = readContent(path.resolve('content'), config);
const { single } = loadReference(data).reference;

const samplesIn = (file: string): readonly Code[] => codeOfPage(pages.get(file) ?? '');

const samples = [...pages.keys()].flatMap((file) =>
  samplesIn(file).map((code) => ({ ...code, place: `${file}:${code.position?.start.line ?? 1}` })),
);
const places = (language: string, isWrong: (text: string) => boolean): string[] =>
  samples.filter(({ lang, value }) => lang === language && isWrong(value)).map(({ place }) => place);

/** What the shell itself says of a text that it does not run. */
const hasShellMistake = (text: string): boolean => spawnSync('bash', ['-n'], { input: text }).status !== 0;

describe('files of examples parse', () => {
  const files = allFilesBelow(path.resolve('content', exampleFolder));
  const failing = (ending: string, isWrong: (text: string) => boolean): string[] =>
    files.filter((file) => file.endsWith(`.${ending}`) && isWrong(readFileSync(file, 'utf8')));

  test.each([
    ['py', 'python'],
    ['json', 'json'],
    ['js', 'js'],
    ['yaml', 'yaml'],
  ])('.%s', (ending, language) => {
    expect(failing(ending, (text) => mistakeIn(language, text) !== undefined)).toEqual([]);
  });
  test('.sh', () => expect(failing('sh', hasShellMistake)).toEqual([]));
});

// The doctor parses the samples in other languages.
describe('samples of shell parse', () => {
  test('all', () => expect(places('bash', hasShellMistake)).toEqual([]));
  test('one with a mistake is noticed', () => expect(hasShellMistake('if true; then')).toBe(true));
});

describe('messages quoted on a page are those of the data', () => {
  const message = z.looseObject({ type: z.string() });
  const rootOf = (name: string): string => name.split(/[.[]/)[0] ?? name;
  const known = {
    'docs/api/websocket.md': (single['api/websocket']?.messages ?? []).map(({ type, fields }) => ({ type, fields })),
    'docs/frontend/external-bus.md': (single['api/external-bus']?.messages ?? []).map(({ type }) => ({
      type,
      fields: single['api/external-bus']?.messageFields ?? [],
    })),
  };

  test.each(Object.entries(known))('%s', (file, messages) => {
    const quoted = samplesIn(file).flatMap(({ lang, value }) => {
      const found = lang === 'json' ? message.safeParse(JSON.parse(value)).data : undefined;
      return found ? [found] : [];
    });
    expect(quoted.length).toBeGreaterThan(2);
    const wrong = quoted.flatMap(({ type, ...rest }) => {
      if (type === 'result') return [];
      const fields = messages.find((one) => one.type === type)?.fields.map(({ name }) => rootOf(name));
      if (!fields) return [type];
      return Object.keys(rest)
        .filter((key) => !fields.includes(key))
        .map((key) => `${type}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });
});
