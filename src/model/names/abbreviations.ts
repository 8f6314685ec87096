import { escapeRegExp } from '../escape';

/** `data/abbreviations.yml`: what a thing is called for short → how texts call it. */
export type Abbreviations = Readonly<Record<string, readonly string[]>>;

/** Words apart by underscores, names taken apart: `TextToSpeech` → text_to_speech. */
const spaced = (text: string): string => text.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, '_').toLowerCase();
const lettersOf = (text: string): string => text.toLowerCase().replace(/[ _-]/g, '');

/**
 * Finds the short forms of what a text is about, each once. Between the words of a long form may stand a space, a hyphen, an underscore
 * or nothing, and names are read as words: `TextToSpeechEntity`, `unit_of_measurement`.
 */
export function shortFormsIn(abbreviations: Abbreviations): (text: string) => string[] {
  // The longest first, because a match ends where another would begin and covers the shorter ones in it.
  const longForms = [...new Set(Object.values(abbreviations).flat())].sort((a, b) => b.length - a.length);
  // An empty list must match nothing.
  if (longForms.length === 0) return () => [];
  const alternatives = longForms.map((form) => spaced(form).split(/[ _]/).map(escapeRegExp).join('[ _-]?'));
  const pattern = new RegExp(`(?<![a-z\\d])(?:${alternatives.join('|')})(?=s?(?![a-z\\d]))`, 'g');
  const shortForms = new Map(
    longForms.map((form) => [
      lettersOf(form),
      Object.entries(abbreviations).flatMap(([short, forms]) =>
        forms.some((one) => lettersOf(form).includes(lettersOf(one))) ? [short] : [],
      ),
    ]),
  );
  return (text) => [
    ...new Set(Array.from(spaced(text).matchAll(pattern), ([form]) => shortForms.get(lettersOf(form)) ?? []).flat()),
  ];
}
