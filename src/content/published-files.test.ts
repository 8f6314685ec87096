import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { load as loadXml } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadReference } from '../model/reference/reference';
import { publishedFiles } from '../model/reference/published/published-files';
import { readDataFiles } from './files/read-content';
import { readSiteConfig } from './site-file';

const { config } = readSiteConfig(path.resolve('content'));

const { reference } = loadReference(readDataFiles(path.resolve('content')));
const files = publishedFiles(reference, config);
const read = (address: string): string => files.get(address)?.() ?? '';
const json = (address: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(read(address)));
const names = [...files.keys()]
  .filter((address) => address.endsWith('.schema.json'))
  .map((address) => address.slice(0, -'.schema.json'.length));

describe('JSON', () => {
  test('a file and its schema for everything that the data holds', () => {
    expect(names).toHaveLength(12);
  });

  test.each(names)('%s fits its schema, which notices a missing part', (name) => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(json(`${name}.schema.json`));
    const value = json(`${name}.json`);
    expect([validate(value), validate.errors]).toEqual([true, null]);
    const [lost = ''] = Object.keys(value).filter((key) => key !== '$schema');
    expect(validate({ ...value, [lost]: undefined })).toBe(false);
    expect(validate({ ...value, unknownKey: 1 })).toBe(false);
    expect(value.$schema).toMatch(new RegExp(`${name}\\.schema\\.json$`));
  });
});

test.each([...files.keys()].filter((address) => address.endsWith('.json')))('%s has only absolute links', (address) => {
  expect(read(address)).not.toContain('](/');
});

describe('feeds of the calendar', () => {
  const count = reference.single.deprecations?.deprecations.length ?? 0;

  test('the Atom feed has an entry for each deprecation, the newest first', () => {
    const $ = loadXml(read('/docs/deprecations/atom.xml'), { xml: true });
    const entries = $('feed > entry').toArray();
    expect(count).toBeGreaterThan(40);
    expect(entries).toHaveLength(count);
    const days = entries.map((entry) => $(entry).find('updated').text());
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(entries.map((entry) => $(entry).find('id').text())).size).toBe(count);
    expect($('feed > updated').text()).toBe(days[0]);
  });

  test('the calendar has an event for each release, in lines of at most 75 bytes', () => {
    const lines = read('/docs/deprecations/releases.ics').split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(
      lines.filter((line) => line === 'END:VEVENT').length,
    );
    const unfolded = lines.join('\n').replaceAll('\n ', '');
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20251203\nSUMMARY:Release 2025.12');
    expect(unfolded).not.toContain('0.77');
  });
});
