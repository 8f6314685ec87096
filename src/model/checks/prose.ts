import type { Problem } from '../problems/problems';

/** A pattern that prose avoids. */
export interface ProseRule {
  readonly id: string;
  /**
   * What is looked for in a line of prose. Headings and titles may keep the marks that they are known by. A pattern begins with what is
   * rare: one that begins by looking back does so at every character.
   */
  readonly find: RegExp;
  readonly instead: string;
  /**
   * The places in 10,000 words that are no problem, for a pattern that is right now and then. `npm run prose` compares them; the
   * doctor warns of each place of a rule without this number.
   */
  readonly atMost?: number;
}

const words = (text: string): string => text.trim().replaceAll(/\s+/g, '|');

/** Words after which a text has a subject and a verb, so that a colon before it connects two clauses. */
const pronouns = words('it they you we he she there nothing nobody everything everyone this that these those');
const verbs = words(`
  is are was were isn't aren't wasn't has have had can cannot can't must should will would may might does do did don't
  doesn't becomes needs gets stays remains means makes takes shows returns gives goes comes keeps knows wants exists
  stands follows contains asks adds lets finds tells says ends begins starts stops holds belongs`);
const imperatives = words(`
  use set call return add put write run open read check make keep let derive import remove replace raise start send see
  give take don't`);
const clause = `[^.!?|;:]*?\\b(?:(?:${pronouns}) +\\w+|(?:${verbs})\\b)|(?:${imperatives})\\b`;

/** The patterns that make correct text read like a translation, each with the better wording. */
export const proseRules: readonly ProseRule[] = [
  {
    id: 'colon-as-conjunction',
    find: new RegExp(`(?<=[\\w)][ *]+[\\w)]+[ *]*):(?=[ *]+(?:${clause}))`, 'gi'),
    instead: 'Connect the clauses with "because", "so", "which means" or "for example", or write two sentences.',
    atMost: 6,
  },
  {
    id: 'of-its-own',
    find: /\bof (?:its|your|their|our|his|her|my|one's) own\b/gi,
    instead: 'Write "its own …", "a custom …" or "a separate …".',
    atMost: 1,
  },
  {
    id: 'has-to',
    find: /\b(?:has|have|had|having)(?: only)? to\b(?! do with)/gi,
    instead: 'Write "must", or use the imperative.',
    atMost: 6,
  },
  {
    id: 'which-chain',
    find: /, (?:(?:of|in|for|with|by|to|from|after|on|at) )?which\b/gi,
    instead: 'Write a second sentence.',
    atMost: 8,
  },
  {
    id: 'as-it-chain',
    find: /, as (?:it|they|he|she|you|we|there|nobody|everybody)\b/gi,
    instead: 'Write "because …", or a second sentence.',
  },
  { id: 'anew', find: /\b(?:anew|afresh)\b/gi, instead: 'Write "again", or a verb with "re-".' },
  { id: 'in-vain', find: /\bin vain\b/gi, instead: 'Write "wasted" or "for nothing".' },
  { id: 'mend', find: /\bmend(?:s|ed|ing)?\b/gi, instead: 'Write "fix".' },
  {
    id: 'goes-in-release',
    find: /\b(?:go|goes|going|gone|went)(?: away)? (?:in|with) (?:Home Assistant )?(?:Core )?(?:20\d\d\.\d+|0\.\d+)/gi,
    instead: 'Write "will be removed in …" or "was removed in …".',
  },
  {
    id: 'tells-that',
    find: /\b(?:tells|told|telling) (?:that|whether|if|how|what|when|where|which|why)\b/gi,
    instead: 'Write "shows whether …" or "says that …".',
  },
  {
    id: 'verbless',
    find: /(?=[NOASB])(?<=^\W*|[.!?|]["')]? +)(?:Not (?!all|every|only|just)[a-z]+(?:ed|en|own)\b[^.!?|]*,|None needed|(?:Otherwise|And|Or|So|But) not\b)/g,
    instead: 'Write a complete sentence with a subject and a verb.',
  },
  {
    id: 'response',
    find: /\banswers? (?:of|from|to) (?:the |a )?(?:\w+ )?(?:server|Supervisor|API|endpoint|request|command|webhook)s?\b|\b(?:server|endpoint|Supervisor|API|webhook|command)s? answers?\b/g,
    instead: 'Write "response" and "responds" for HTTP and WebSocket.',
  },
  {
    id: 'latin',
    find: /\b(?:e\.g|i\.e|etc|viz|vs|vice versa|ad hoc|per se)\b(?<!^(?:#| +: ).*)/g,
    instead: 'Write "for example", "that is", "and so on" or "compared with".',
  },
  {
    id: 'exclamation',
    find: /!(?=[\s"')*_]|$)(?<=(?:\w\w|[)"'])!)(?<!^(?:#| +: ).*)/g,
    instead: 'End the sentence with a period.',
  },
  {
    id: 'doubled-word',
    find: /\b(an?|and|are|as|be|by|can|for|from|if|is|it|of|or|the|this|to|was|we|will|with|you|your) \1\b/gi,
    instead: 'Remove one of the two words.',
  },
  {
    id: 'archaic',
    find: /\b(?:whereby|hereby|thereof|therein|thereto|whereof|shall|lest|henceforth|herein|thus)\b/gi,
    instead: 'Write "by which", "so", "must" or another everyday word.',
  },
  {
    id: 'allows-to',
    find: /\b(?:allow|enable|permit|recommend|suggest)s? to \w+/gi,
    instead: 'Write "lets you …" or "we recommend that you …".',
  },
];

const fence = /^\s*(?:(?:>|[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;
/** Front matter that readers see as text. */
const proseKey = /^(?:title|description|sidebar_label):/;

/** Parts of a line that are no prose: code, targets of links, addresses, tags, expressions, ids, names of files. */
const notProse =
  /(`+)(?!`).*?(?<!`)\1(?!`)|\]\([^)]*\)|^\s*\[[^\]]+\]:.*$|<[^>]*>|\{[^}]*\}|(?:https?|ftp|mailto):\S+|^\s*(?:import|export)\s.*$|[\w./-]*[\w-]\.[a-z]{2,4}\b(?!\s*[A-Z])|[\w.-]+\/[\w./-]+|:{3,}\w+/g;

/** A file in which people write, and its prose. */
export interface ProseText {
  readonly file: string;
  readonly source: string;
  /** The source with everything but its prose replaced by spaces, so that places stay. */
  readonly prose: string;
}

/** The prose of a page, a partial or a data file. */
export const proseText = (file: string, source: string): ProseText => ({
  file,
  source,
  prose: file.endsWith('.yml') ? proseOfData(source) : proseOf(source),
});

/** The text of a Markdown file with everything but its prose replaced by spaces. */
export function proseOf(source: string): string {
  const lines = source.split('\n');
  let open: string | undefined;
  let inFrontMatter = lines[0]?.trim() === '---';
  let inComment = false;
  return lines
    .map((line, index) => {
      if (index === 0 && inFrontMatter) return blank(line);
      if (inFrontMatter) {
        if (line.trim() === '---') inFrontMatter = false;
        return proseKey.test(line) ? blankParts(line.replace(/^\w+/, blank)) : blank(line);
      }
      if (open !== undefined) {
        const text = line.trim();
        if (text.startsWith(open) && /^[`~]+$/.test(text)) open = undefined;
        return blank(line);
      }
      open = fence.exec(line)?.[1];
      if (open !== undefined) return blank(line);
      const shown = inComment ? line.replace(/^.*?(?:-->|$)/, blank) : line;
      inComment = (inComment && !line.includes('-->')) || /<!--(?!.*-->)/.test(shown);
      return blankParts(shown.replace(/<!--.*?(?:-->|$)/g, blank));
    })
    .join('\n');
}

/** Keys of data files whose values are sentences. */
const dataKey = /^(\s*(?:- )?(?:description|text|what|exceptions):)(.*)$/;

/** The text of a data file with everything but its sentences replaced by spaces. */
const proseOfData = (source: string): string =>
  source
    .split('\n')
    .map((line) => {
      const [, key = line, value = ''] = dataKey.exec(line) ?? [];
      return blank(key) + blankParts(value);
    })
    .join('\n');

const blank = (text: string): string => ' '.repeat(text.length);
const blankParts = (line: string): string => line.replace(notProse, blank);

/** A place where a rule about prose is broken. */
type ProseFinding = Problem & { readonly rule: ProseRule };

/** Words that a sentence quotes belong to somebody else; a whole line in quotation marks is a value of YAML. */
const quotation = /["“](?<=[^\s:].*["“])[^"”\n]*["”]/g;

/** Finds the patterns that prose avoids. */
export function checkProse({ file, source, prose }: ProseText, rules: readonly ProseRule[]): ProseFinding[] {
  const lines = source.split('\n');
  return prose
    .replaceAll(quotation, blank)
    .split('\n')
    .flatMap((text, index) => {
      const at = (rule: ProseRule, match: RegExpExecArray): ProseFinding => ({
        ...{ rule, file, line: index + 1, column: match.index + 1 },
        what: `Avoid “${wordsAt(lines[index] ?? '', match)}” (${rule.id}).`,
        remedy: rule.instead,
        severity: 'warning',
      });
      return text.trim() === '' ? [] : rules.flatMap((rule) => [...text.matchAll(rule.find)].map((m) => at(rule, m)));
    });
}

/** What was found; a mark alone says nothing, so it comes with the words around it. */
function wordsAt(line: string, { 0: found, index }: RegExpExecArray): string {
  const end = index + found.length;
  if (/\w/.test(found)) return line.slice(index, end);
  const before = line.slice(0, index).split(' ').slice(-2);
  const after = line.slice(end).split(' ').slice(0, 6);
  return `${before.join(' ')}${found}${after.join(' ')}`;
}
