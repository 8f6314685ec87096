import { z } from 'zod';
import { deprecationsFile } from './deprecations-file';
import { entityFile } from './entity-file';
import { httpApiFile, supervisorFile, supervisorGroupFile } from './http-api-file';
import { conversationFile, externalBusFile, mobileWebhooksFile, webSocketFile } from './message-file';
import { codeName, description, docId, jsonField } from './parts';
import { qualityScaleFile } from './quality-scale-file';
import { removedNamesFile } from './removed-names-file';

const intent = z.strictObject({
  name: codeName,
  description,
  slots: z.array(jsonField).default([]).describe('What a sentence can name.'),
  deprecated: z.boolean().default(false).describe('Whether it should not be used any more.'),
  replacedBy: codeName.optional().describe('Name of the intent to use instead.'),
});

/** `data/intents.yml`: the intents that every installation handles. */
const intentsFile = z.strictObject({
  doc: docId,
  slotCombinations: z
    .array(
      z.strictObject({
        slots: z.array(codeName).min(1).describe('Slots that come together.'),
        intents: z.array(codeName).min(1).describe('Intents that take them.'),
        description,
      }),
    )
    .describe('Sets of slots that name what is meant, for the intents that take them.'),
  intents: z.array(intent).min(1).describe('Intents in the order of the page.'),
});

export type Intent = z.infer<typeof intent>;

/** `data/python-names.yml`: module or enum of the platform, with dots → the names that it has. */
const pythonNamesFile = z.record(
  z.string().regex(/^\w+(?:\.\w+)*$/, 'must be a module or an enum, such as "homeassistant.core"'),
  z.array(codeName).min(1),
);

/** Files of reference data that there is one of, by path below `data/` without extension. */
export const singleFiles = {
  'quality-scale': qualityScaleFile,
  intents: intentsFile,
  deprecations: deprecationsFile,
  'python-names': pythonNamesFile,
  'removed-names': removedNamesFile,
  'api/rest': httpApiFile,
  'api/other-http': httpApiFile,
  'api/supervisor': supervisorFile,
  'api/websocket': webSocketFile,
  'api/external-bus': externalBusFile,
  'api/mobile-webhooks': mobileWebhooksFile,
  'api/conversation': conversationFile,
} as const;

/** Folders with one file for each thing. */
export const folderFiles = {
  entities: entityFile,
  'api/supervisor': supervisorGroupFile,
} as const;

export type SingleFile = keyof typeof singleFiles;
export type FolderName = keyof typeof folderFiles;
/** What the single files hold; `undefined` for a file that the tree lacks. */
export type SingleData = { readonly [Name in SingleFile]: z.output<(typeof singleFiles)[Name]> | undefined };

/** Reads each of the single files by its schema. */
export const readSingleFiles = (read: <T>(name: SingleFile, schema: z.ZodType<T>) => T | undefined): SingleData => ({
  'quality-scale': read('quality-scale', singleFiles['quality-scale']),
  intents: read('intents', singleFiles.intents),
  deprecations: read('deprecations', singleFiles.deprecations),
  'python-names': read('python-names', singleFiles['python-names']),
  'removed-names': read('removed-names', singleFiles['removed-names']),
  'api/rest': read('api/rest', singleFiles['api/rest']),
  'api/other-http': read('api/other-http', singleFiles['api/other-http']),
  'api/supervisor': read('api/supervisor', singleFiles['api/supervisor']),
  'api/websocket': read('api/websocket', singleFiles['api/websocket']),
  'api/external-bus': read('api/external-bus', singleFiles['api/external-bus']),
  'api/mobile-webhooks': read('api/mobile-webhooks', singleFiles['api/mobile-webhooks']),
  'api/conversation': read('api/conversation', singleFiles['api/conversation']),
});

const isSingleFile = (name: string): name is SingleFile => Object.hasOwn(singleFiles, name);

/** The folder of reference data that a file is in: `entities` for `entities/light`. */
export function folderOf(name: string): FolderName | undefined {
  const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  return isFolder(folder) ? folder : undefined;
}

const isFolder = (name: string): name is FolderName => Object.hasOwn(folderFiles, name);

/** Whether a data file holds reference material. */
export const isReferenceFile = (name: string): boolean => isSingleFile(name) || folderOf(name) !== undefined;
