import type { RootContent } from 'mdast';
import { slug } from 'github-slugger';
import { z } from 'zod';
import type { Intent } from '../../model/reference/files/reference-files';
import { expansion, named, present, some } from './component';
import { commas, fieldTable } from './field-table';
import { code, heading, inline, link, paragraph, strong, table, text } from './nodes';

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
