/*
 * Porter's algorithm as lunr.stemmer has it, and the words of lunr.stopWordFilter (Lunr is under the MIT license). The worker needs
 * nothing else of Lunr, which would be half of its script. A test compares both with Lunr's.
 */

const consonants = '[^aeiou][^aeiouy]*';
const vowels = '[aeiouy][aeiou]*';
/** Porter's measure m counts the changes from vowels to consonants. */
const isAbove0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const is1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const isAbove1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?[aeiouy]`);
const isShort = new RegExp(`^${consonants}[aeiouy][^aeiouwxy]$`);

const step2: Readonly<Record<string, string>> = {
  ...{ ational: 'ate', tional: 'tion', enci: 'ence', anci: 'ance', izer: 'ize', bli: 'ble', alli: 'al', entli: 'ent' },
  ...{ eli: 'e', ousli: 'ous', ization: 'ize', ation: 'ate', ator: 'ate', alism: 'al', iveness: 'ive', fulness: 'ful' },
  ...{ ousness: 'ous', aliti: 'al', iviti: 'ive', biliti: 'ble', logi: 'log' },
};
const step3: Readonly<Record<string, string>> = {
  ...{ icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ful: '', ness: '' },
};
const endingIn = (steps: Readonly<Record<string, string>>): RegExp =>
  new RegExp(`^(.+?)(${Object.keys(steps).join('|')})$`);
const ending2 = endingIn(step2);
const ending3 = endingIn(step3);
const ending4 = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

/** The stem of a word in lower case. */
export function stem(word: string): string {
  if (word.length < 3) return word;
  // At the beginning of a word it is no vowel.
  const isY = word.startsWith('y');
  const stemmed = withoutEndings(isY ? `Y${word.slice(1)}` : word);
  return isY ? `y${stemmed.slice(1)}` : stemmed;
}

function withoutEndings(word: string): string {
  const singular = /.(?:ss|i)es$/.test(word) ? word.slice(0, -2) : /.[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const present = withoutTense(singular);
  const plain = /.[^aeiou]y$/.test(present) ? `${present.slice(0, -1)}i` : present;
  const simple = replaced(replaced(plain, ending2, step2), ending3, step3);
  const [, root] = ending4.exec(simple) ?? [];
  const short = root !== undefined && isAbove1.test(root) ? root : simple;
  const withoutE = /.e$/.test(short) ? short.slice(0, -1) : short;
  const bare = isAbove1.test(withoutE) || (is1.test(withoutE) && !isShort.test(withoutE)) ? withoutE : short;
  return bare.endsWith('ll') && isAbove1.test(bare) ? bare.slice(0, -1) : bare;
}

/** Without `ed` and `ing`. */
function withoutTense(word: string): string {
  const [, before] = /^(.+?)eed$/.exec(word) ?? [];
  if (before !== undefined) return isAbove0.test(before) ? word.slice(0, -1) : word;
  const [, verb] = /^(.+?)(?:ed|ing)$/.exec(word) ?? [];
  if (verb === undefined || !hasVowel.test(verb)) return word;
  if (/(?:at|bl|iz)$/.test(verb)) return `${verb}e`;
  if (/([^aeiouylsz])\1$/.test(verb)) return verb.slice(0, -1);
  return isShort.test(verb) ? `${verb}e` : verb;
}

/** A long ending in its short form, if enough of the word is left. */
function replaced(word: string, ending: RegExp, short: Readonly<Record<string, string>>): string {
  const [, before = '', found = ''] = ending.exec(word) ?? [];
  return isAbove0.test(before) ? before + (short[found] ?? '') : word;
}

/** Words that stand in nearly every text. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a able about across after all almost also am among an and any are as at be because been but by can cannot could dear did do does ' +
    'either else ever every for from get got had has have he her hers him his how however i if in into is it its just least let like ' +
    'likely may me might most must my neither no nor not of off often on only or other our own rather said say says she should since so ' +
    'some than that the their them then there these they this tis to too twas us wants was we were what when where which while who whom ' +
    'why will with would yet you your'
  ).split(' '),
);
