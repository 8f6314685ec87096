import { z } from 'zod';
import { codeName, description, docId, jsonField } from './parts';

const intent = z.strictObject({
  name: codeName,
  description,
  slots: z.array(jsonField).default([]),
  deprecated: z.boolean().default(false),
  /** Name of the intent to use instead. */
  replacedBy: codeName.optional(),
});

/** `data/intents.yml`: the intents that every installation handles. */
export const intentsFile = z.strictObject({
  doc: docId,
  /** Sets of slots that name what is meant, for the intents that take them. */
  slotCombinations: z.array(
    z.strictObject({ slots: z.array(codeName).min(1), intents: z.array(codeName).min(1), description }),
  ),
  intents: z.array(intent).min(1),
});

export type Intents = z.infer<typeof intentsFile>;
export type Intent = z.infer<typeof intent>;
