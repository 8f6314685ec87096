import { z } from 'zod';
import { codeName, description, docId, field, namedValue, postAddress, pythonType, release, slug } from './parts';

const property = z.strictObject({
  name: codeName,
  type: pythonType,
  default: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('The Python value that holds when the integration sets none; null where the reference names none.'),
  required: z.boolean().default(false).describe('Whether an integration must set it.'),
  requiredBy: z.string().min(1).optional().describe('What makes the property required: a feature, a mode.'),
  section: z
    .string()
    .min(1)
    .optional()
    .describe('Heading below which the page lists it, where there is more than one.'),
  description,
  changed: z
    .array(
      z.strictObject({ release, what: z.string().min(1).describe('What changed, as a sentence.'), post: postAddress }),
    )
    .min(1)
    .optional()
    .describe('What releases changed, each with the post that announced it; the latest last.'),
});

const method = z.strictObject({
  name: codeName,
  async: z.boolean().default(false).describe('Whether it is a coroutine (`async def`).'),
  signature: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('As Python writes it, without `def`; null where only the name is known.'),
  section: z.string().min(1).describe('Heading below which the page explains it.'),
  decorators: z.array(z.string().min(1)).min(1).optional().describe('Names of its decorators, without the `@`.'),
  class: z
    .string()
    .min(1)
    .optional()
    .describe("The class that has it, where it is not a subclass of the platform's own."),
  description,
});

const title = z.string().min(1).describe('What readers call it.');

/** A platform that an integration can add entities to, or what all of them share (`entity`). */
export const entityFile = z.strictObject({
  platform: slug,
  title,
  doc: docId,
  baseClass: codeName.optional().describe('Full name of the class to derive from.'),
  otherBaseClasses: z.array(codeName).min(1).optional().describe('Further classes that can be derived from.'),
  deprecatedClasses: z.array(codeName).min(1).optional().describe('Classes that should not be derived from any more.'),
  source: z.url().optional().describe('Address of the source code.'),
  deprecated: z.boolean().default(false).describe('Whether integrations should not use the platform any more.'),
  properties: z.array(property).default([]).describe('What an integration can set or override.'),
  deviceClasses: z
    .array(
      z.strictObject({
        name: codeName,
        units: z.array(z.string().min(1)).min(1).optional().describe('Units that the device class allows.'),
        stateClasses: z
          .array(codeName)
          .optional()
          .describe('State classes that the device class allows; an empty list allows none.'),
        description,
      }),
    )
    .default([])
    .describe('Kinds of devices or values that the platform knows.'),
  featureEnum: codeName.optional().describe('Name of the enum that holds the flags.'),
  features: z.array(namedValue).default([]).describe('Flags of what an entity supports.'),
  stateEnum: codeName.optional().describe('Name of the enum that holds the states.'),
  states: z.array(namedValue).default([]).describe('States that an entity can have.'),
  enums: z
    .array(z.strictObject({ id: slug, title, members: z.array(namedValue).min(1).describe('Its members.') }))
    .default([])
    .describe('Further enums, by the ids that pages show them by.'),
  structs: z
    .array(
      z.strictObject({
        id: slug,
        title,
        fields: z
          .array(field.extend({ type: pythonType.optional() }))
          .min(1)
          .describe('Its attributes or arguments.'),
      }),
    )
    .default([])
    .describe('Data classes that methods take or return, and arguments that come as keywords.'),
  methods: z.array(method).default([]).describe('What an integration can override.'),
});

export type EntityPlatform = z.infer<typeof entityFile>;
export type EntityProperty = EntityPlatform['properties'][number];
export type EntityMethod = EntityPlatform['methods'][number];
export type DeviceClass = EntityPlatform['deviceClasses'][number];
