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
  required: z.boolean().default(false),
  requiredBy: z.string().min(1).optional().describe('What makes the property required: a feature, a mode.'),
  section: z
    .string()
    .min(1)
    .optional()
    .describe('Heading below which the page lists it, where there is more than one.'),
  description,
  /** What releases changed, each with the post that announced it; the latest last. */
  changed: z
    .array(z.strictObject({ release, what: z.string().min(1), post: postAddress }))
    .min(1)
    .optional(),
});

const method = z.strictObject({
  name: codeName,
  async: z.boolean().default(false),
  signature: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('As Python writes it, without `def`; null where only the name is known.'),
  section: z.string().min(1).describe('Heading below which the page explains it.'),
  decorators: z.array(z.string().min(1)).min(1).optional(),
  class: z
    .string()
    .min(1)
    .optional()
    .describe("The class that has it, where it is not a subclass of the platform's own."),
  description,
});

/** A platform that an integration can add entities to, or what all of them share (`entity`). */
export const entityFile = z.strictObject({
  platform: slug,
  title: z.string().min(1),
  doc: docId,
  baseClass: codeName.optional().describe('Full name of the class to derive from.'),
  otherBaseClasses: z.array(codeName).min(1).optional(),
  deprecatedClasses: z.array(codeName).min(1).optional(),
  source: z.url().optional(),
  deprecated: z.boolean().default(false),
  properties: z.array(property).default([]),
  deviceClasses: z
    .array(
      z.strictObject({
        name: codeName,
        units: z.array(z.string().min(1)).min(1).optional(),
        stateClasses: z
          .array(codeName)
          .optional()
          .describe('State classes that the device class allows; an empty list allows none.'),
        description,
      }),
    )
    .default([]),
  featureEnum: codeName.optional().describe('Name of the enum that holds the flags.'),
  features: z.array(namedValue).default([]),
  stateEnum: codeName.optional().describe('Name of the enum that holds the states.'),
  states: z.array(namedValue).default([]),
  enums: z
    .array(z.strictObject({ id: slug, title: z.string().min(1), members: z.array(namedValue).min(1) }))
    .default([]),
  /** Data classes that methods take or return, and arguments that come as keywords. */
  structs: z
    .array(
      z.strictObject({
        id: slug,
        title: z.string().min(1),
        fields: z.array(field.extend({ type: pythonType.optional() })).min(1),
      }),
    )
    .default([]),
  methods: z.array(method).default([]),
});

export type EntityPlatform = z.infer<typeof entityFile>;
export type EntityProperty = EntityPlatform['properties'][number];
export type EntityMethod = EntityPlatform['methods'][number];
export type DeviceClass = EntityPlatform['deviceClasses'][number];
