import path from 'node:path/posix';
import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { trimSlash } from '../addresses/routes';
import { codeBlocks } from '../checks/check-text';
import { escapeRegExp } from '../escape';

/** A page before and after a move. Files are paths below the content folder. */
export interface Move {
  readonly file: { readonly from: string; readonly to: string };
  readonly address: { readonly from: string; readonly to: string };
  /** Ids of a doc, by which sidebars and data name it; absent for other pages. */
  readonly id?: { readonly from: string; readonly to: string };
}

type Files = ReadonlyMap<string, string>;

const redirects = 'data/redirects.yml';

/**
 * The files that a move changes, with their new text: the page at its new path, all links to it, its own links to files, the entries of data
 * files that name it, and a redirect from its old address. `files` are the sources, by their paths below the content folder.
 */
export function movePage(move: Move, files: Files): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const isPage = file === move.file.from;
    const moved = file.endsWith('.yml') ? movedInYaml(text, file, move) : movedInMarkdown(text, file, move);
    if (isPage || moved !== text) changed.set(isPage ? move.file.to : file, moved);
  }
  if (move.address.from !== move.address.to) {
    // A page that returns is no longer elsewhere.
    const stale = new RegExp(`^- from: ${escapeRegExp(move.address.to)}\\n +to: .*\\n?`, 'm');
    const known = (changed.get(redirects) ?? files.get(redirects) ?? '').replace(stale, '');
    changed.set(redirects, `${withLineEnd(known)}- from: ${move.address.from}\n  to: ${move.address.to}\n`);
  }
  return changed;
}

/**
 * The same for a tree with translations, which move with their originals. `translations` has the files of each folder of translations by
 * their paths below it: their links are written as if they stood in the place of the original.
 */
export function moveWithTranslations(
  move: Move,
  originals: Files,
  translations: ReadonlyMap<string, Files>,
): Map<string, string> {
  const changed = movePage(move, originals);
  for (const [folder, files] of translations)
    for (const [file, text] of movePage(move, files))
      // A language has the redirects of the originals, unless it has a file of them.
      if (file !== redirects || files.has(redirects)) changed.set(`${folder}/${file}`, text);
  return changed;
}

const withLineEnd = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** Targets of links, pictures and definitions, and of attributes. */
const target = /(\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*|\s(?:href|src)=")([^\s)>"]+)/gm;
/** Front matter that names docs by id. */
const neighbor = /^(pagination_(?:next|prev): *)(\S+)$/gm;

function movedInMarkdown(text: string, file: string, move: Move): string {
  const at = file === move.file.from ? move.file.to : file;
  return inProse(text, (part) =>
    withLinks(part, (link) => movedLink(link, file, at, move)).replace(neighbor, (whole, before: string, id: string) =>
      id === move.id?.from ? before + move.id.to : whole,
    ),
  );
}

const withLinks = (text: string, change: (link: string) => string): string =>
  text.replace(target, (_, before: string, link: string) => before + change(link));

/** The text of a page with each target of its links and pictures changed, except in code blocks. */
export const changeLinks = (text: string, change: (link: string) => string): string =>
  inProse(text, (part) => withLinks(part, change));

/** Pictures that a page shows or links to by their paths, below the content folder. */
export function picturesOf(file: string, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  changeLinks(text, (link) => {
    const { name = '' } = partsOfLink(link) ?? {};
    if (/^[^/].*\.(?:png|jpe?g|gif|svg|webp|avif)$/.test(name)) found.add(path.join(path.dirname(file), name));
    return link;
  });
  return found;
}

function inProse(text: string, prose: (part: string) => string): string {
  let result = '';
  let last = 0;
  for (const code of text.matchAll(codeBlocks)) {
    result += prose(text.slice(last, code.index)) + code[0];
    last = code.index + code[0].length;
  }
  return result + prose(text.slice(last));
}

/** The parts of a link to this site, or nothing for one that leads elsewhere or only to an anchor. */
export function partsOfLink(link: string): { readonly name: string; readonly rest: string } | undefined {
  const [whole, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [link];
  return name === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(whole) ? undefined : { name, rest };
}

/** A link in a file that was at `before` and is at `at`. */
function movedLink(link: string, before: string, at: string, move: Move): string {
  const { name, rest = '' } = partsOfLink(link) ?? {};
  if (name === undefined) return link;
  if (name.startsWith('/')) return trimSlash(name) === move.address.from ? move.address.to + rest : link;
  // Without an extension it is an address, which the check of links knows better.
  if (path.extname(name) === '') return link;
  const known = path.join(path.dirname(before), name);
  const wanted = known === move.file.from ? move.file.to : known;
  if (wanted === known && before === at) return link;
  const relative = path.relative(path.dirname(at), wanted);
  return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
}

/** Keys of data files whose values are ids of docs. Entries of sidebars are ids by themselves. */
const namesDoc = /^(?:docs?|link|ref|.+Docs?)$/;

function movedInYaml(text: string, file: string, move: Move): string {
  const { id, address } = move;
  const moved = changeValues(text, (value, key, isEntry) => {
    const isId = namesDoc.test(key) || (isEntry && file.startsWith('data/sidebars'));
    const [start = '', ...hash] = value.split('#');
    if (start === address.from) return [address.to, ...hash].join('#');
    return id && isId && value === id.from ? id.to : value;
  });
  // Descriptions are Markdown.
  return withLinks(moved, (link) => movedLink(link, file, file, move));
}

/** A YAML text with values changed in their places. `change` gets each text, the key that it is below, and whether it is an entry of a list. */
export function changeValues(text: string, change: (value: string, key: string, isEntry: boolean) => string): string {
  const edits: { readonly range: readonly [number, number, number]; readonly by: string }[] = [];
  visit(parseDocument(text), {
    Scalar(role, { value, range }, parents) {
      if (role === 'key' || typeof value !== 'string' || !range) return;
      const pair = parents.findLast(isPair);
      const by = change(value, isScalar(pair?.key) ? String(pair.key.value) : '', isSeq(parents.at(-1)));
      if (by !== value) edits.push({ range, by });
    },
  });
  return edits.reduceRight((edited, { range: [from, to], by }) => edited.slice(0, from) + by + edited.slice(to), text);
}
