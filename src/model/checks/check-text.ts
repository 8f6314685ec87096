import { suggest } from '../nearest';
import type { Policy, Problem } from '../problems/problems';

/** What is wrong with the bytes of a file that should hold text, with the line, counted from 1. */
type Fault = Pick<Problem, 'line' | 'what' | 'remedy'>;

const utf8 = 'Save the file as UTF-8: editors offer it as "Save with Encoding".';

/** What keeps the bytes of a file from being text in UTF-8, which every program of the build takes them for. */
export function faultOfBytes(bytes: Uint8Array): Fault | undefined {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return { line: 1, what: 'The file is in UTF-16, not in UTF-8.', remedy: utf8 };
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    const what = 'The file has a NUL character, which no page can show.';
    return { line: lineOf(bytes, zero), what, remedy: 'Remove the character.' };
  }
  // Decoding puts a sign in the place of what it cannot read.
  const readable = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const invalid = readable.findIndex((byte, place) => byte !== bytes[place]);
  if (invalid < 0) return undefined;
  const what = 'The line is not valid UTF-8. The file may be in Latin-1 or Windows-1252.';
  return { line: lineOf(bytes, invalid), what, remedy: utf8 };
}

/** Code blocks with fences in the source of a page. */
export const codeBlocks = /^( {0,3}(?:```+|~~~+))[^\n]*\n[^]*?^\1[`~]*[ \t]*$/gm;

/** Where a merge of git was left unfinished. Code blocks may show what that looks like. */
export function faultOfMerge(text: string): Fault | undefined {
  if (!text.includes('<<<<<<< ')) return undefined;
  const withoutCode = text.replaceAll('\r', '').replace(codeBlocks, (code) => code.replace(/[^\n]+/g, ''));
  const found = /^<{7} .*\n(?:[^]*\n)?={7}\n(?:[^]*\n)?>{7} /m.exec(withoutCode);
  if (!found) return undefined;
  return {
    line: withoutCode.slice(0, found.index).split('\n').length,
    what: 'The file has a merge conflict that is not resolved.',
    remedy:
      'Keep one of the two versions, or both, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
  };
}

const lineOf = (bytes: Uint8Array, place: number): number =>
  bytes.subarray(0, place).reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1);

/** What an address cannot hold as it is, by how it is named in a message. */
const unfit: readonly (readonly [RegExp, string])[] = [
  [/#/, '`#`, after which browsers read the name of a section'],
  [/\?/, '`?`, after which browsers read a query'],
  [/%/, '`%`, which begins an encoded character'],
  [/\\/, '`\\`, which is a slash for browsers'],
  [/\p{Cc}/u, 'a control character, such as a line break'],
];

/** What a text has that an address cannot hold, as a message names it. */
export const unfitFor = (text: string): string | undefined => unfit.find(([pattern]) => pattern.test(text))?.[1];

/** A file of a page whose name no browser can ask for, or that is taken for no page because of its name. */
export function problemOfName(file: string, policy: Policy): Problem | undefined {
  const other = policy === 'strict' ? /\.(?:mdx?|markdown|mdown|mkdn?|mdtext|rst|adoc)$/i.exec(file)?.[0] : undefined;
  if (other !== undefined && !/^\.mdx?$/.test(other)) {
    const what = `The file is no page because its name ends with \`${other}\`.`;
    return { file, line: 1, column: 1, what, remedy: 'End its name with `.md`.' };
  }
  if (!/\.mdx?$/.test(file)) return undefined;
  if (policy === 'strict' && file.includes(' ')) {
    const what = 'The name of the file has a space, which is `%20` in the address of the page.';
    return { file, line: 1, column: 1, what, remedy: `Rename it to \`${file.replaceAll(/ +/g, '-')}\`.` };
  }
  const found = unfitFor(file);
  if (found === undefined) return undefined;
  const what = `The name of the file has ${found}.`;
  return { file, line: 1, column: 1, what, remedy: 'Rename the file with letters, digits and hyphens.' };
}

/**
 * Why nothing reads a file of a content tree, or of a folder of translations; a folder ends with a slash. `folders` and `files` are what is read at
 * its top. Notes for people who look at the folder are left alone.
 */
export function unreadFile(
  file: string,
  folders: readonly string[],
  files: readonly string[],
): Pick<Problem, 'what' | 'remedy'> | undefined {
  const what = `Nothing reads this ${file.endsWith('/') ? 'folder' : 'file'}.`;
  const top = /^[^/]+\//.exec(file)?.[0];
  if (top === 'data/' && file !== top && !file.endsWith('.yml')) {
    const renamed = file.replace(/\.yaml$/i, '.yml');
    const remedy =
      renamed === file ? 'Move it out of `data/`, where all files are YAML.' : `Rename it to \`${renamed}\`.`;
    return { what, remedy };
  }
  if (/^(?:[A-Z_]+\.md|LICENSE\b.*)$/.test(file) || files.includes(file)) return undefined;
  // The folder itself may be on the way to one that is read.
  if (folders.some((folder) => file.startsWith(`${folder}/`) || (file === top && folder.startsWith(top))))
    return undefined;
  if (top === 'versions/')
    return { what, remedy: 'Name its docs in `docSets` of `site.yml`, as `npm run version` does, or remove it.' };
  return { what, remedy: suggest(top ?? file, [...folders.map((folder) => `${folder}/`), ...files]) };
}
