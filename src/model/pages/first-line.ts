/** What takes the marks of Markdown away from a line, in the order in which Docusaurus does it. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/<[^>]*>/g, ''],
  // The title of the page.
  [/^#[^#]+#?/g, ''],
  [/^#{2,6}\s*([^#]*?)\s*#{0,6}$/g, '$1'],
  [/([*_]{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*\S)~~/g, '$1'],
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/\[\^.+?\](?:: .*$)?/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?/g, ''],
  [/:::.*/, ''],
  [/\s?:[^:\s]+:/g, ''],
  [/\{#*[\w-]+\}/, ''],
];

/**
 * The first line of a Markdown text that says something, as plain text: the description that Docusaurus gives to a page without one, whatever
 * its length.
 */
export function firstLine(markdown: string): string {
  let fence = '';
  let isModule = false;
  for (const line of markdown.replace(/^[^\n]*\n=+/, '').split('\n')) {
    const text = line.trim();
    if (text === '') isModule = false;
    else if (fence === '' && (isModule || /^(?:import|export)\s/.test(line))) isModule = true;
    else if (text.startsWith('```')) {
      const ticks = /^`+/.exec(text)?.[0] ?? '';
      if (fence === '') fence = ticks;
      else if (ticks.length >= fence.length) fence = '';
    } else if (fence === '') {
      const plain = marks.reduce((rest, [mark, by]) => rest.replace(mark, by), line).trim();
      if (plain !== '') return plain;
    }
  }
  return '';
}
