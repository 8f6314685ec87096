import { slug } from 'github-slugger';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import type { Intent } from '../../model/reference/files/reference-files';
import { addressOfDoc } from '../../model/addresses/routes';
import { expansion, named, present, some } from './component';
import { code, commas, fieldTable, heading, inline, link, paragraph, strong, table, text, valueTable } from './nodes';

const none = z.strictObject({});
const ofType = z.strictObject({ type: z.string() });
const webSocket = 'api/websocket';
const bus = 'api/external-bus';
const webhooks = 'api/mobile-webhooks';
const conversation = 'api/conversation';

const when = (shown: boolean, node: () => RootContent): RootContent[] => (shown ? [node()] : []);

export const messageComponents = {
  WebSocketMessages: expansion(none, (_, reference, docs) => {
    const { messages, doc } = present(reference.single[webSocket], webSocket);
    return [
      table(
        ['Message', 'From', 'Phase', 'Description'],
        messages.map((message) => ({
          id: `message-${slug(message.type.replaceAll('/', '-'))}`,
          cells: [
            [
              message.doc === undefined || message.doc === doc
                ? code(message.type)
                : link(addressOfDoc(message.doc, docs), code(message.type)),
            ],
            [text(message.from)],
            [text(message.phase)],
            inline(message.description),
          ],
        })),
      ),
    ];
  }),
  WebSocketMessage: expansion(ofType, ({ type }, reference) => {
    const { messages } = present(reference.single[webSocket], webSocket);
    const message = named(messages, (one) => one.type, type, 'message');
    return [
      ...when(message.description !== '', () => paragraph(...inline(message.description))),
      ...when(message.fields.length > 0, () => fieldTable('Field', message.fields)),
      ...when(message.result.length > 0, () => fieldTable('In result', message.result)),
      ...when(message.event.length > 0, () => fieldTable('In the event', message.event)),
      ...when(message.events.length > 0, () => valueTable('Value', message.events)),
      ...when(message.errorCodes.length > 0, () => valueTable('Error code', message.errorCodes)),
    ];
  }),
  WebSocketErrors: expansion(none, (_, reference) => [
    valueTable('Error code', present(reference.single[webSocket], webSocket).errorCodes),
  ]),
  BusMessages: expansion(none, (_, reference) => [
    table(
      ['Message', 'Direction', 'Response', 'Since', 'Description'],
      present(reference.single[bus], bus).messages.map(({ type, direction, expectsAnswer, since, description }) => ({
        cells: [
          [code(type)],
          [text(direction)],
          [text(expectsAnswer ? 'yes' : 'no')],
          [text(since)],
          inline(description),
        ],
      })),
    ),
  ]),
  BusMessage: expansion(ofType, ({ type }, reference) => {
    const message = named(present(reference.single[bus], bus).messages, (one) => one.type, type, 'message');
    return [
      ...when(message.description !== '', () => paragraph(...inline(message.description))),
      ...when(message.payload.length > 0, () => fieldTable('In the payload', message.payload)),
      ...when(message.response.length > 0, () => fieldTable('In the result', message.response)),
    ];
  }),
  BusCommands: expansion(none, (_, reference) => [
    table(
      ['Command', 'Since', 'Payload', 'Description'],
      present(reference.single[bus], bus).commands.map(({ command, since, payload, description }) => ({
        cells: [
          [code(command)],
          [text(since)],
          payload.length > 0 ? commas(payload.map(({ name }) => name)) : [text('–')],
          inline(description),
        ],
      })),
    ),
  ]),
  BusCommand: expansion(ofType, ({ type }, reference) => {
    const { payload } = named(present(reference.single[bus], bus).commands, (one) => one.command, type, 'command');
    return [fieldTable('In the payload', some(payload, `\`${type}\` has no payload`))];
  }),
  BusFields: expansion(z.strictObject({ of: z.enum(['message', 'result']) }), ({ of }, reference) => {
    const { messageFields, resultFields } = present(reference.single[bus], bus);
    return [fieldTable('Field', of === 'message' ? messageFields : resultFields)];
  }),
  Webhooks: expansion(none, (_, reference, docs) => [
    table(
      ['Type', 'Since', 'Description'],
      present(reference.single[webhooks], webhooks).webhooks.map((hook) => ({
        cells: [
          [link(`${addressOfDoc(hook.doc, docs)}#${slug(hook.section)}`, code(hook.type))],
          [text(hook.since ?? '–')],
          inline(hook.description),
        ],
      })),
    ),
  ]),
  Webhook: expansion(ofType, ({ type }, reference) => {
    const hook = named(present(reference.single[webhooks], webhooks).webhooks, (one) => one.type, type, 'webhook');
    return [
      ...when(hook.description !== '', () => paragraph(...inline(hook.description))),
      ...when(hook.fields.length > 0, () => fieldTable('Key', hook.fields)),
    ];
  }),
  ConversationFields: expansion(
    z.strictObject({ of: z.enum(['response', 'target', 'speech']) }),
    ({ of }, reference) => {
      const data = present(reference.single[conversation], conversation);
      return [
        fieldTable('Name', { response: data.response, target: data.targetFields, speech: data.speechFields }[of]),
      ];
    },
  ),
  ConversationValues: expansion(
    z.strictObject({ of: z.enum(['response-types', 'data-lists', 'target-types', 'error-codes', 'speech-kinds']) }),
    ({ of }, reference) => {
      const data = present(reference.single[conversation], conversation);
      const values = {
        'response-types': data.responseTypes,
        'data-lists': data.dataLists,
        'target-types': data.targetTypes,
        'error-codes': data.errorCodes,
        'speech-kinds': data.speechKinds,
      };
      return [valueTable('Value', values[of])];
    },
  ),
};

const file = 'intents';

const slots = (intent: Intent): RootContent[] =>
  intent.slots.length > 0 ? [fieldTable('Slot', intent.slots)] : [paragraph(text('Takes no slots.'))];

export const intentComponents = {
  Intents: expansion(z.strictObject({ deprecated: z.boolean().default(false) }), ({ deprecated }, reference) => {
    const { intents } = present(reference.single[file], file);
    return intents
      .filter((intent) => intent.deprecated === deprecated)
      .flatMap((intent) => [
        heading(3, slug(intent.name), text(intent.name)),
        ...(intent.description === '' ? [] : [paragraph(...inline(intent.description))]),
        ...(intent.replacedBy === undefined
          ? []
          : [
              paragraph(
                strong(text('Deprecated.')),
                text(' Use '),
                link(`#${slug(intent.replacedBy)}`, code(intent.replacedBy)),
                text(' instead.'),
              ),
            ]),
        ...slots(intent),
      ]);
  }),
  IntentSlots: expansion(z.strictObject({ intent: z.string() }), ({ intent: name }, reference) => {
    const { intents } = present(reference.single[file], file);
    const intent = named(intents, (one) => one.name, name, 'intent');
    return [fieldTable('Slot', some(intent.slots, `\`${name}\` has no slots`))];
  }),
  IntentSlotCombinations: expansion(z.strictObject({}), (_, reference) => [
    table(
      ['Slots', 'Intents', 'Example'],
      present(reference.single[file], file).slotCombinations.map((combination) => ({
        cells: [commas(combination.slots), commas(combination.intents), inline(combination.description)],
      })),
    ),
  ]),
};
