import type { PhrasingContent } from 'mdast';
import { code, text } from './nodes';

/** The class that all names are members of, with its dot; `undefined` when they are not of one class. */
export function sharedClass(names: readonly string[]): string | undefined {
  const [first] = names.map((name) => /^[A-Z]\w*\./.exec(name)?.[0]);
  return names.length > 1 && first !== undefined && names.every((name) => name.startsWith(first)) ? first : undefined;
}

/** A name without the class that the head of its table says. The class stays in the text, for those who copy or search it. */
export const memberName = (name: string, prefix: string | undefined): PhrasingContent =>
  prefix === undefined
    ? code(name)
    : {
        type: 'inlineCode',
        value: name,
        data: {
          hChildren: [
            {
              type: 'element',
              tagName: 'span',
              properties: { className: ['prefix'] },
              children: [{ type: 'text', value: prefix }],
            },
            { type: 'text', value: name.slice(prefix.length) },
          ],
        },
      };

/** Title of the column with the names, which says their class once. */
export const memberTitle = (title: string, prefix: string | undefined): PhrasingContent[] =>
  prefix === undefined ? [text(title)] : [text(`${title} of `), code(prefix.slice(0, -1))];
