import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteFile } from '../src/config/site-config';
import { docFrontMatter, plainFrontMatter, postFrontMatter } from '../src/model/pages/front-matter/front-matter';
import { folderFiles, singleFiles } from '../src/model/reference/files/reference-files';
import { dataFiles } from '../src/model/site-data';

/** What editors complete and check: files of `content/` by the part of the path that all of a kind share. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  'front-matter/doc': docFrontMatter,
  'front-matter/page': plainFrontMatter,
  'front-matter/post': postFrontMatter,
  site: siteFile,
  ...Object.fromEntries(Object.entries(dataFiles).map(([name, schema]) => [`data/${name}`, schema])),
  ...Object.fromEntries(Object.entries(singleFiles).map(([name, schema]) => [`data/${name}`, schema])),
  ...Object.fromEntries(Object.entries(folderFiles).map(([folder, schema]) => [`data/${folder}/file`, schema])),
};

const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** `npx vitest run test/schemas -u` writes them again. */
test.each(Object.entries(schemas))('%s: the JSON schema says what the build accepts', async (name, schema) => {
  await expect(`${JSON.stringify(jsonSchemaOf(schema), undefined, 2)}\n`).toMatchFileSnapshot(
    `../schemas/${name}.schema.json`,
  );
});

/** Keys without a description, by their paths. */
const undescribed = (schema: unknown, at: string): string[] => {
  if (Array.isArray(schema)) return schema.flatMap((one) => undescribed(one, at));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) => {
    if (name !== 'properties') return undescribed(part, at);
    return Object.entries(z.record(z.string(), z.looseObject({})).parse(part)).flatMap(([key, value]) => [
      ...('description' in value ? [] : [`${at}.${key}`]),
      ...undescribed(value, `${at}.${key}`),
    ]);
  });
};

test.each(Object.entries(schemas))('%s: editors explain every key', (_, schema) => {
  expect(undescribed(jsonSchemaOf(schema), '')).toEqual([]);
});

const yamlFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file === 'site.yml' || /^data\/.*\.yml$/.test(file))
  .sort();

const ajv = new Ajv({ strict: false, validateFormats: false });

test.each(yamlFiles)('content/%s names its schema in the first line, and editors find nothing wrong in it', (file) => {
  const name = file.replace(/\.yml$/, '');
  const folder = path.posix.dirname(name);
  // Sidebars of a version have the schema of all sidebars.
  const known = [name, `${folder}/file`, folder].find((one) => Object.hasOwn(schemas, one)) ?? '';
  const from = path.posix.relative(path.posix.dirname(`content/${file}`), `schemas/${known}.schema.json`);
  const text = readFileSync(`content/${file}`, 'utf8');
  expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${from}`);
  const validate = ajv.compile(jsonSchemaOf(schemas[known] ?? z.never()));
  validate(parse(text));
  expect(validate.errors).toBeNull();
});
