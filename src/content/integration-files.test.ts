import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { codeOfPage } from '../../scripts/samples/page-samples.mts';
import { metaOfCode } from '../markdown/code/code-meta';
import { exampleFolder } from './examples';
import { allFilesBelow } from './files/files-below';
import { readContent } from './files/read-content';
import { readSiteConfig } from './site-file';

const { config } = readSiteConfig(path.resolve('content'));

// Samples are excerpts, so no key is required, but a key that the platform does not know is wrong.

const slug = z.string().regex(/^(?:_|[a-z\d]+(?:_[a-z\d]+)*)$/, 'must be a slug');
const key = z.string().regex(/^(?!.*[_-]{2})[a-z\d]+(?:[a-z\d_-]*[a-z\d])?$/, 'must be a translation key');
/** A text that users see. */
const words = z
  .string()
  .refine((text) => !/<\w+[^>]*>/.test(text), 'must not have HTML')
  .refine((text) => !/'\{\w+\}'/.test(text), 'must not have a placeholder in single quotes')
  .refine((text) => !/https?:\/\//.test(text), 'must not have a URL, which needs a placeholder')
  .refine((text) => text === text.trim(), 'must not begin or end with a space')
  .refine((text) => !/.\[%|%\]./.test(text), 'must not combine a reference with other text');
const texts = z.record(z.string(), words);
const keyed = <T extends z.ZodType>(value: T) => z.record(key, value);
const slugged = <T extends z.ZodType>(value: T) => z.record(slug, value);
const excerpt = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape).partial();

const manifest = excerpt({
  domain: slug,
  name: z.string(),
  integration_type: z.enum(['device', 'entity', 'hardware', 'helper', 'hub', 'service', 'system', 'virtual']),
  config_flow: z.boolean(),
  single_config_entry: z.boolean(),
  import_executor: z.boolean(),
  mqtt: z.array(z.string()),
  zeroconf: z.array(
    z.string().or(
      z.strictObject({
        type: z.string(),
        name: z.string().optional(),
        properties: z.record(z.string(), z.string()).optional(),
      }),
    ),
  ),
  ssdp: z.array(z.record(z.string(), z.string())),
  homekit: z.strictObject({ models: z.array(z.string()) }),
  dhcp: z.array(
    excerpt({
      macaddress: z.string().regex(/^[A-F\d*]+$/, 'must be in upper case'),
      hostname: z.string().regex(/^[^A-Z]+$/, 'must be in lower case'),
      registered_devices: z.boolean(),
    }),
  ),
  usb: z.array(
    excerpt({
      ...{ vid: z.string(), pid: z.string(), serial_number: z.string(), manufacturer: z.string() },
      ...{ description: z.string(), known_devices: z.array(z.string()) },
    }),
  ),
  bluetooth: z.array(
    excerpt({
      ...{ local_name: z.string(), service_uuid: z.string(), service_data_uuid: z.string(), connectable: z.boolean() },
      ...{ manufacturer_id: z.number(), manufacturer_data_start: z.array(z.number()) },
    }),
  ),
  documentation: z.url(),
  issue_tracker: z.url(),
  quality_scale: z.enum(['bronze', 'silver', 'gold', 'platinum', 'internal', 'legacy', 'custom', 'no_score']),
  requirements: z.array(z.string().regex(/^[^=]+==\S+$|^\S+ ?@ ?\S+$/, 'must pin a version')),
  dependencies: z.array(slug),
  after_dependencies: z.array(slug),
  codeowners: z.array(z.string().regex(/^@/, 'must begin with @')),
  loggers: z.array(z.string()),
  disabled: z.string(),
  iot_class: z.enum(['assumed_state', 'calculated', 'cloud_polling', 'cloud_push', 'local_polling', 'local_push']),
  version: z.string(),
  supported_by: slug,
  iot_standards: z.array(z.enum(['homekit', 'zigbee', 'zwave'])),
  preview_features: slugged(excerpt({ feedback_url: z.url(), learn_more_url: z.url(), report_issue_url: z.url() })),
});

const step = excerpt({
  ...{ title: words, description: words, data: texts, data_description: texts, submit: words },
  ...{ menu_options: texts, menu_option_descriptions: texts },
  sections: z.record(z.string(), excerpt({ name: words, description: words, data: texts, data_description: texts })),
});
const flowShape = {
  ...{ flow_title: words, step: z.record(z.string(), step), error: texts, abort: texts, progress: texts },
  create_entry: texts,
};
const attributes = keyed(excerpt({ name: words, state: keyed(words) }));
const named = keyed(excerpt({ name: words, description: words, example: words }));
const strings = excerpt({
  title: words,
  config: excerpt(flowShape),
  options: excerpt(flowShape),
  config_subentries: slugged(excerpt({ ...flowShape, entry_type: words, initiate_flow: texts })),
  selector: slugged(excerpt({ choices: keyed(words), options: keyed(words), unit_of_measurement: keyed(words) })),
  device_automation: excerpt({
    ...{ action_type: texts, condition_type: texts, trigger_type: texts, trigger_subtype: texts, extra_fields: texts },
    extra_fields_descriptions: texts,
  }),
  system_health: excerpt({ info: keyed(words) }),
  application_credentials: excerpt({ description: words }),
  issues: z.record(z.string(), excerpt({ title: words, description: words, fix_flow: excerpt(flowShape) })),
  entity_component: slugged(excerpt({ name: words, state: keyed(words), state_attributes: attributes })),
  device: keyed(excerpt({ name: words })),
  entity: slugged(
    keyed(excerpt({ name: words, state: keyed(words), state_attributes: attributes, unit_of_measurement: words })),
  ),
  exceptions: slugged(excerpt({ message: words })),
  services: keyed(excerpt({ name: words, description: words, fields: named, sections: named })),
  preview_features: keyed(
    excerpt({ name: words, description: words, enable_confirmation: words, disable_confirmation: words }),
  ),
  common: slugged(words),
});

const icon = z.string().regex(/^mdi:/, 'must begin with `mdi:`');
const rangeOrState = { default: icon, state: keyed(icon), range: z.record(z.string().regex(/^-?[\d.]+$/), icon) };
const sectionIcons = excerpt({ step: z.record(z.string(), excerpt({ sections: z.record(z.string(), icon) })) });
const icons = excerpt({
  config: sectionIcons,
  options: sectionIcons,
  entity: slugged(keyed(excerpt({ ...rangeOrState, state_attributes: keyed(excerpt(rangeOrState)) }))),
  entity_component: slugged(excerpt({ ...rangeOrState, state_attributes: keyed(excerpt(rangeOrState)) })),
  services: keyed(icon.or(excerpt({ service: icon, sections: keyed(icon) }))),
});

const field = excerpt({
  ...{ name: z.string(), description: z.string(), required: z.boolean(), advanced: z.boolean() },
  ...{ example: z.unknown(), default: z.unknown(), selector: z.record(z.string(), z.unknown()) },
  filter: excerpt({
    supported_features: z.array(z.string()),
    attribute: z.record(z.string(), z.array(z.string())),
  }),
});
const section = excerpt({ name: z.string(), description: z.string(), collapsed: z.boolean(), fields: slugged(field) });
const target = excerpt({ entity: z.unknown(), device: z.unknown() }).nullable();
const services = slugged(
  excerpt({ name: z.string(), description: z.string(), target, fields: slugged(field.or(section)) }).nullable(),
);

const kinds: readonly { readonly name: RegExp; readonly schema: z.ZodType; readonly atLeast: number }[] = [
  { name: /manifest\.json$/, schema: manifest, atLeast: 15 },
  { name: /strings\.json$|^translations\/\w+\.json$/, schema: strings, atLeast: 40 },
  { name: /icons\.json$/, schema: icons, atLeast: 12 },
  { name: /services\.yaml$/, schema: services, atLeast: 8 },
];

const samples = [...readContent(path.resolve('content'), config).pages].flatMap(([file, source]) =>
  codeOfPage(source).map((code) => {
    const [name = ''] = metaOfCode(code).title?.split(/[\s:]/) ?? [];
    return { place: `${file}:${code.position?.start.line ?? 1}`, name, code };
  }),
);

describe('files of examples fit what the platform reads', () => {
  const files = allFilesBelow(path.resolve('content', exampleFolder));
  test.each(kinds)('$name', ({ name, schema }) => {
    const ours = files.filter((file) => name.test(file.replace(/^.*(?=translations\/)/, '')));
    const problems = ours.flatMap((file) => {
      const { error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
      return error ? error.issues.map((issue) => `${file} ${issue.path.join('.')}: ${issue.message}`) : [];
    });
    expect(problems).toEqual([]);
  });
});

describe('samples of files that integrations have fit what the platform reads', () => {
  test.each(kinds)('$name', ({ name, schema, atLeast }) => {
    const ours = samples.filter(
      (sample) => name.test(sample.name) && ['json', 'yaml'].includes(sample.code.lang ?? ''),
    );
    expect(ours.length).toBeGreaterThanOrEqual(atLeast);
    const problems = ours.flatMap(({ place, code }) => {
      const { error } = schema.safeParse(parse(code.value, { uniqueKeys: false }));
      return error ? error.issues.map((issue) => `${place} ${issue.path.join('.')}: ${issue.message}`) : [];
    });
    expect(problems).toEqual([]);
  });

  test('an unknown key, an icon of another set and a URL in a text are noticed', () => {
    const fails = (schema: z.ZodType, value: unknown): boolean => !schema.safeParse(value).success;
    expect(fails(manifest, { domain: 'example', config_flows: true })).toBe(true);
    expect(fails(icons, { services: { start: 'fa:play' } })).toBe(true);
    expect(fails(strings, { config: { abort: { failed: 'See https://example.com' } } })).toBe(true);
    expect(fails(services, { start: { fields: { speed: { selectors: {} } } } })).toBe(true);
  });
});
