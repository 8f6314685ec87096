import { z } from 'zod';
import { codeName, description, docId, jsonField, namedValue, release } from './parts';

const fields = z.array(jsonField).default([]);
const values = z.array(namedValue).default([]);
const errorCodes = values.describe('Codes of the errors that can be answered.');
const payload = fields.describe('Fields of the `payload`.');

const webSocketMessage = z
  .strictObject({
    type: codeName,
    from: z.enum(['client', 'server']).describe('Who sends it.'),
    phase: z.enum(['authentication', 'feature enablement', 'command']).describe('When it is sent.'),
    doc: docId.optional().describe('The page that explains it, where that is not the page of the whole API.'),
    description,
    fields: fields.describe('Fields of the message.'),
    result: fields.describe('What `result` of the answer holds.'),
    answers: z.array(codeName).default([]).describe('Types of the messages that answer.'),
    event: fields.describe('What `event` of the messages that follow holds.'),
    events: values.describe('Names of the events that follow, or of the values of a field.'),
    errorCodes,
  })
  .refine(
    ({ from, phase, fields: all }) =>
      from === 'server' || phase === 'authentication' || all.some(({ name }) => name === 'id'),
    {
      path: ['fields'],
      error: 'a command must have the field `id`',
      params: { remedy: 'Add `- { name: id, type: integer, description: … }` to `fields`.' },
    },
  );

/** `data/api/websocket.yml`. */
export const webSocketFile = z.strictObject({
  doc: docId,
  path: z.string().regex(/^\//, 'must start with `/`').describe('Address on the server.'),
  messages: z.array(webSocketMessage).min(1).describe('Messages in the order of the page.'),
  errorCodes: errorCodes.describe('Codes of errors that every command can answer.'),
});

/** `data/api/external-bus.yml`: messages between the frontend and an app. */
export const externalBusFile = z.strictObject({
  doc: docId,
  messageFields: z.array(jsonField).describe('Fields that all messages have.'),
  resultFields: z.array(jsonField).describe('Fields of an answer.'),
  messages: z
    .array(
      z.strictObject({
        type: codeName,
        since: release,
        direction: z.enum(['frontend to app', 'app to frontend']).describe('Who sends it.'),
        expectsAnswer: z.boolean().describe('Whether the other side has to answer.'),
        description,
        payload,
        response: fields.describe('Fields of `result` in the answer.'),
      }),
    )
    .describe('Messages in the order of the page.'),
  commands: z
    .array(z.strictObject({ command: codeName, since: release, description, payload }))
    .default([])
    .describe('What the app can ask for with a message of the type `command`.'),
});

/** `data/api/mobile-webhooks.yml`: what an app posts to its webhook. */
export const mobileWebhooksFile = z.strictObject({
  doc: docId,
  webhooks: z
    .array(
      z.strictObject({
        type: codeName,
        doc: docId,
        section: z.string().min(1).describe('Heading below which the page explains it.'),
        since: release.optional(),
        description,
        fields: fields.describe('Fields of `data`.'),
      }),
    )
    .describe('Requests by their type.'),
});

/** `data/api/conversation.yml`. */
export const conversationFile = z.strictObject({
  doc: docId,
  response: z.array(jsonField).describe('Fields of the answer.'),
  responseTypes: z.array(namedValue).describe('Values of `response_type`.'),
  dataLists: z.array(namedValue).describe('Lists of targets in the data of an answer.'),
  targetFields: z.array(jsonField).describe('Fields of a target in these lists.'),
  targetTypes: z.array(namedValue).describe('Values of the `type` of a target.'),
  errorCodes: z.array(namedValue).describe('Codes of an answer that is an error.'),
  speechKinds: z.array(namedValue).describe('Keys of `speech`.'),
  speechFields: z.array(jsonField).describe('Fields below each of these keys.'),
});

export type WebSocketMessage = z.infer<typeof webSocketFile>['messages'][number];
