import { z } from 'zod';
import { codeName, description, docId, jsonField, namedValue, release } from './parts';

const fields = z.array(jsonField).default([]);
const values = z.array(namedValue).default([]);

const webSocketMessage = z
  .strictObject({
    type: codeName,
    from: z.enum(['client', 'server']),
    phase: z.enum(['authentication', 'feature enablement', 'command']),
    doc: docId.optional().describe('The page that explains it, where that is not the page of the whole API.'),
    description,
    fields,
    /** What `result` of the answer holds. */
    result: fields,
    answers: z.array(codeName).default([]).describe('Types of the messages that answer.'),
    /** What `event` of the messages that follow holds. */
    event: fields,
    /** Names of the events that follow, or of the values of a field. */
    events: values,
    errorCodes: values,
  })
  .refine(
    ({ from, phase, fields: all }) =>
      from === 'server' || phase === 'authentication' || all.some(({ name }) => name === 'id'),
    'a command must have the field `id`',
  );

/** `data/api/websocket.yml`. */
export const webSocketFile = z.strictObject({
  doc: docId,
  path: z.string().regex(/^\//, 'must start with `/`'),
  messages: z.array(webSocketMessage).min(1),
  errorCodes: values,
});

/** `data/api/external-bus.yml`: messages between the frontend and an app. */
export const externalBusFile = z.strictObject({
  doc: docId,
  messageFields: z.array(jsonField),
  resultFields: z.array(jsonField),
  messages: z.array(
    z.strictObject({
      type: codeName,
      since: release,
      direction: z.enum(['frontend to app', 'app to frontend']),
      expectsAnswer: z.boolean(),
      description,
      payload: fields,
      response: fields,
    }),
  ),
  /** What the app can ask for with a message of the type `command`. */
  commands: z.array(z.strictObject({ command: codeName, since: release, description, payload: fields })).default([]),
});

/** `data/api/mobile-webhooks.yml`: what an app posts to its webhook. */
export const mobileWebhooksFile = z.strictObject({
  doc: docId,
  webhooks: z.array(
    z.strictObject({
      type: codeName,
      doc: docId,
      section: z.string().min(1).describe('Heading below which the page explains it.'),
      since: release.optional(),
      description,
      fields,
    }),
  ),
});

/** `data/api/conversation.yml`. */
export const conversationFile = z.strictObject({
  doc: docId,
  response: z.array(jsonField),
  responseTypes: z.array(namedValue),
  dataLists: z.array(namedValue).describe('Lists of targets in the data of an answer.'),
  targetFields: z.array(jsonField),
  targetTypes: z.array(namedValue),
  errorCodes: z.array(namedValue),
  speechKinds: z.array(namedValue),
  speechFields: z.array(jsonField),
});

export type WebSocketMessage = z.infer<typeof webSocketFile>['messages'][number];
