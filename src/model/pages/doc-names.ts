import type { NumberedNames } from '../../config/site-config';

/** Names such as `2024-01-02-notes` or `7.0-release` begin with a number that has a meaning, so they keep it. */
const meaningful = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?(?:\D.*)?$|^\d+[-_.]\d+/;
const numbered = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** A file or folder without the number in front of it. */
interface PlainName {
  readonly name: string;
  readonly position?: number | undefined;
}

/** `02-install` → `install` and 2: a number in front of a file or folder orders it and is not part of its name. `numbers` may say otherwise. */
export function withoutNumber(name: string, numbers?: NumberedNames): PlainName {
  if (numbers) return numbers[name] ?? { name };
  const match = meaningful.test(name) ? null : numbered.exec(name);
  return match ? { name: match[2] ?? name, position: Number(match[1]) } : { name };
}

const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/** `1-core/02-light.md` → `core/light`: the path of a doc below docs/ without numbers and extension. */
export const docNameOfFile = (file: string, numbers?: NumberedNames): string =>
  withoutExtension(file)
    .split('/')
    .map((part) => withoutNumber(part, numbers).name)
    .join('/');

/** Id of a doc. One that the author writes replaces the last part and stays below the doc's folder. */
export function docIdOf(file: string, ownId?: string, numbers?: NumberedNames): string {
  const name = docNameOfFile(file, numbers);
  return ownId === undefined ? name : folderOf(name) + ownId;
}

/** Position in a sidebar that the number of a doc's file asks for. */
export const positionOfFile = (file: string, numbers?: NumberedNames): number | undefined =>
  withoutNumber(withoutExtension(file.slice(file.lastIndexOf('/') + 1)), numbers).position;

/** Whether a doc stands for its folder: `index`, `readme`, or named like the folder. */
export function standsForFolder(name: string): boolean {
  const [last = '', folder] = name.toLowerCase().split('/').reverse();
  return last === 'index' || last === 'readme' || last === folder;
}

/** `core/light` → `core/`; empty at the top. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);
