import { nearest } from '../../model/nearest';
import type { Fix } from '../../model/problems/problems';
import { voidElements } from '../html/html-tags';

interface Explanation {
  readonly what: string;
  readonly remedy: string;
  readonly fix?: Fix;
}

/** `match` of the parser's message, the line from the place on, and the lines below it. */
type Explain = (match: RegExpExecArray, rest: string, below: string) => Explanation | undefined;

/** An address or a mail address between `<` and `>`, at the start of a text. */
export const addressInBrackets = /^<((?:https?:\/\/|mailto:)[^\s>]+|[\w.+-]+@[\w.-]+)>/;

/** An attribute as word processors write it. */
const curlyValue = /\b([\w-]+)=[“”„‘’]([^“”„‘’"<>]*)[“”‘’"]/;

/** What the parser says of braces. */
const ofExpression = /Could not parse expression with acorn|Unexpected end of file in expression|in expression/;

/** Messages of the MDX parser that authors meet, in the order they are tried. */
const explanations: readonly [RegExp, Explain][] = [
  [
    /Expected a closing tag for `<([^>`]+)>`/,
    ([, name = ''], rest) => {
      const tag = /^<[^<>]*>/.exec(rest)?.[0];
      if (!voidElements.has(name) || tag === undefined) return undefined;
      const closed = tag.replace(/\s*>$/, ' />');
      return {
        what: `The tag \`<${name}>\` must be self-closing.`,
        remedy: `Write \`${closed}\`.`,
        fix: { replace: tag, by: closed },
      };
    },
  ],
  [
    /Expected a closing tag for `<([^>`]+)>`.* before the end of `paragraph`/,
    ([, name = ''], _, below) =>
      below.includes(`</${name}>`)
        ? {
            what: `The tag \`<${name}>\` is not closed in the paragraph in which it stands.`,
            remedy: `Put \`<${name}>\` and \`</${name}>\` on lines of their own, or both in one paragraph.`,
          }
        : undefined,
  ],
  [
    /Expected a closing tag for `<([^>`]+)>`/,
    ([, name = '']) => ({
      what: `The tag \`<${name}>\` is never closed.`,
      remedy: `Close it with \`</${name}>\`. To show the text itself, write \`\\<${name}>\` or put it in backticks.`,
    }),
  ],
  [
    /Unexpected closing tag `<\/([^>`]+)>`(?:, expected corresponding closing tag for `<([^>`]+)>`)?/,
    ([, name = '', open]) => ({
      what:
        open === undefined
          ? `Unmatched closing tag \`</${name}>\`.`
          : `\`</${name}>\` comes before \`<${open}>\` is closed.`,
      remedy:
        open === undefined
          ? 'Remove it, or add the opening tag.'
          : `Write \`</${open}>\`${name.length > 1 && nearest(name, [open]) !== undefined ? '' : ' first'}.`,
    }),
  ],
  [
    /Unexpected closing slash `\/` in tag/,
    () => ({ what: 'Unmatched closing tag.', remedy: 'Remove it, or add the opening tag.' }),
  ],
  [
    /Unexpected character `[/@:.]`|after name|in name/,
    (_, rest) => {
      const [written = '', address = ''] = addressInBrackets.exec(rest) ?? [];
      if (address === '') return undefined;
      return {
        what: 'MDX reads an address in angle brackets as a tag.',
        remedy: `Write \`${address}\` without the brackets.`,
        fix: { replace: written, by: address },
      };
    },
  ],
  [
    /before attribute value|in attribute value/,
    (_, rest) => {
      const bare = /\s([\w-]+)=([^\s"'{>]+)/.exec(rest);
      const [written] = bare ? (curlyValue.exec(rest.slice(bare.index)) ?? []) : [];
      const [tag] = /^<[^<>]*/.exec(rest) ?? [];
      if (written !== undefined && tag !== undefined) {
        const straight = (text: string): string => text.replaceAll(new RegExp(curlyValue, 'g'), '$1="$2"');
        return {
          what: 'An attribute value is in curly quotes.',
          remedy: `Write \`${straight(written)}\`.`,
          fix: { replace: tag, by: straight(tag) },
        };
      }
      const example = bare ? `${bare[1] ?? ''}="${bare[2] ?? ''}"` : 'name="…"';
      return { what: 'An attribute value is not enclosed in quotes.', remedy: `Write \`${example}\`.` };
    },
  ],
  [
    /(?:in|after|before) attribute name|after attribute/,
    (_, rest) =>
      rest.startsWith('<!')
        ? undefined
        : {
            what: 'This tag has an invalid attribute.',
            remedy:
              'Write attributes as `name="…"`, and close the tag with `>` or `/>`. For a `<` in the text, write `\\<`.',
          },
  ],
  [
    /Unexpected character `!`/,
    (_, rest) =>
      rest.startsWith('<!--')
        ? { what: 'The comment is never closed.', remedy: 'Write `-->` where it ends.' }
        : undefined,
  ],
  [
    /Unexpected character `!`/,
    () => ({
      what: '`<!` is not valid in MDX.',
      remedy: 'For a comment, write `<!-- … -->`. To show the characters, write `\\<!`.',
    }),
  ],
  [
    /Unexpected (?:character|end of file).*(?:before name|in name|after (?:attribute|tag)|after name|before (?:local|member) name|in (?:member|local) name|before attribute|after self-closing)|before (?:name|local name)/,
    (_, rest) => {
      const word = /^<\S{1,20}/.exec(rest)?.[0] ?? '<';
      return {
        what: 'MDX reads `<` as the start of a tag, but no tag follows.',
        remedy: `To show the character, write \`\\${word}\` or put the text in backticks.`,
        fix: { replace: '<', by: '\\<' },
      };
    },
  ],
  [
    /Could not parse import\/exports with acorn/,
    () => ({
      what: 'MDX reads a line that starts with `import` or `export` as JavaScript, but this line is not valid JavaScript.',
      remedy: 'In text, start the line with another word. In code, check that quotes and braces are closed.',
    }),
  ],
  [
    ofExpression,
    (_, rest) =>
      rest.startsWith('{/*')
        ? { what: 'The comment is never closed.', remedy: 'Write `*/}` where it ends.' }
        : undefined,
  ],
  [
    ofExpression,
    (_, rest) => {
      const [written, id, words = '', behind = ''] = /^(\{\s*#([^{}]+)\})\s*(.*)$/.exec(rest) ?? [];
      if (written === undefined || id === undefined) return undefined;
      const joined = `{#${words.trim().replace(/\s+/g, '-')}}`;
      if (behind !== '')
        return { what: 'A heading id stands at the end of its line.', remedy: `Write \`${joined}\` there.` };
      return {
        what: 'A heading id cannot contain spaces.',
        remedy: `Write \`${joined}\`.`,
        fix: { replace: id, by: joined },
      };
    },
  ],
  [
    ofExpression,
    (_, rest) => {
      const word = (/^\{+[^\s{}]{0,20}\}?/.exec(rest)?.[0] ?? '{').replaceAll('{', '\\{').slice(1);
      return {
        what: 'MDX reads `{` as the start of an expression, but no valid JavaScript follows.',
        remedy: `To show the character, write \`\\${word}\` or put the text in backticks.`,
      };
    },
  ],
  [
    /Unexpected lazy line/,
    () => ({
      what: 'A tag or expression continues outside the blockquote or list in which it starts.',
      remedy: 'Indent the following lines like the first line, or close the tag or expression on the same line.',
    }),
  ],
];

/**
 * What the parser said, in an author's words, with what to write. `rest` is the line from the place on, and `below` are the lines after it. Unknown
 * messages are passed on.
 */
export function explainSyntax(reason: string, rest: string, below = ''): Explanation {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    const explanation = match && explain(match, rest, below);
    if (explanation) return explanation;
  }
  return { what: `MDX cannot parse this: ${reason}.`, remedy: 'Escape `<` and `{` in text with a backslash.' };
}
