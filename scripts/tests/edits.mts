/**
 * Files of a content tree by their paths below it, with one character for each byte, so that pictures are kept as they are. The edits
 * look for ASCII only.
 */
export type Files = ReadonlyMap<string, string>;

/** Changes a tree in one of many ways, which `choice` selects. Edits that find nothing to change leave the tree as it is. */
type Edit = (files: Files, choice: number) => Files;

const pick = <T,>(from: readonly T[], choice: number): T | undefined => from[choice % from.length];
const matching = (files: Files, pattern: RegExp): string[] =>
  [...files.keys()].filter((file) => pattern.test(file)).sort();

function change(files: Files, file: string | undefined, how: (text: string) => string): Files {
  const text = files.get(file ?? '');
  return file === undefined || text === undefined ? files : new Map(files).set(file, how(text));
}

function changeAll(files: Files, pattern: RegExp, how: (text: string) => string): Files {
  return new Map([...files].map(([file, text]) => [file, pattern.test(file) ? how(text) : text]));
}

const append =
  (lines: string) =>
  (text: string): string =>
    `${text.trimEnd()}\n${lines}`;

/** Sets a key of front matter, or takes it out if it has this value. */
const toggle =
  (key: string, value: string) =>
  (text: string): string => {
    const line = `${key}: ${value}\n`;
    if (text.includes(`\n${line}`)) return text.replace(line, '');
    return text.replace(new RegExp(`^${key}: .*\n`, 'm'), '').replace(/^---\n/, `---\n${line}`);
  };

const pages = /^(docs|blog)\/.*\.mdx?$/;
const isPartial = /\/_/;
const pagesOf = (files: Files): string[] => matching(files, pages).filter((file) => !isPartial.test(file));
/** Docs that nothing else names by their address, only by their file or id. */
const movable = /^docs\/(new-\d+|empty|hidden|checklist|long)(-moved)?\.md$/;
const posts = /^blog\/2024-01-.*\.md$/;
const nameOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

function addDoc(files: Files, choice: number): Files {
  const file = `docs/new-${choice % 7}.md`;
  const target = pick(
    matching(files, /^docs\/[^/_]+\.mdx?$/).filter((other) => other !== 'docs/draft.md'),
    choice,
  );
  if (files.has(file) || files.has(file.replace('.md', '-moved.md')) || target === undefined) return files;
  const text = `---\ntitle: New ${choice}\n---\n\nA link to [another page](./${nameOf(target)}${/\.mdx?$/.exec(target)?.[0]}).\n`;
  const added = new Map(files).set(file, text);
  return choice % 2 === 0 ? change(added, 'data/sidebars.yml', append(`  - ${nameOf(file)}\n`)) : added;
}

function removePage(files: Files, choice: number): Files {
  const file = pick([...matching(files, /^docs\/new-/), ...matching(files, posts)], choice);
  if (file === undefined) return files;
  const left = new Map([...files].filter(([name]) => name !== file));
  const name = nameOf(file);
  const listed = changeAll(left, /sidebars\.yml$/, (text) => text.replace(`  - ${name}\n`, ''));
  return changeAll(listed, pages, (text) =>
    text.replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(\\./${name}\\.md\\)`, 'g'), '$1'),
  );
}

function renamePage(files: Files, choice: number): Files {
  const file = pick([...matching(files, movable), ...matching(files, posts)], choice);
  if (file === undefined) return files;
  const renamed = file.endsWith('-moved.md') ? file.replace('-moved.md', '.md') : file.replace('.md', '-moved.md');
  const moved = new Map([...files].map(([name, text]) => [name === file ? renamed : name, text]));
  const [from, to] = [nameOf(file), nameOf(renamed)];
  const named = changeAll(moved, /\.yml$/, (text) => text.replaceAll(new RegExp(`(?<=(?:-|doc:) )${from}$`, 'gm'), to));
  return changeAll(named, pages, (text) => text.replaceAll(`](./${from}.md)`, `](./${to}.md)`));
}

const onePixel = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
];
const announcement = 'id: one\ntext: An announcement.\ncloseable: true\n';
const desk = (choice: number): string =>
  `platform: desk\ntitle: Desk ${choice}\ndoc: reference\nbaseClass: example.DeskEntity\nproperties:\n  - name: height_${choice}\n    type: int\n    required: true\n    description: How high it is.\n`;
const deskProperties = '\n<EntityProperties platform="desk" />\n';
const withPartial = "\nimport Part from './_part.md';\n\n<Part />\n";
const withPicture = '\n![A dot](./img/dot.png)\n';
const withMdx = '\n## Counted\n\n{[1, 2].map((n) => <b key={n}>{n}</b>)}\n';

/** Puts a file there, or takes it away again. */
const toggleFile = (files: Files, file: string, text: string): Files =>
  files.has(file) ? new Map([...files].filter(([name]) => name !== file)) : new Map(files).set(file, text);

/** Puts lines at the end of a page, or takes them away again. */
const toggleLines =
  (lines: string) =>
  (text: string): string =>
    text.includes(lines) ? text.replace(lines, '') : append(lines)(text);

const anyPage = (files: Files, choice: number): string | undefined => pick(pagesOf(files), choice);
const anyMovable = (files: Files, choice: number): string | undefined => pick(matching(files, movable), choice);

/** What authors do, by its name in the report of a sequence. */
export const edits = {
  'write a paragraph': (files, choice) => change(files, anyPage(files, choice), append(`\nParagraph ${choice}.\n`)),
  'write a section': (files, choice) =>
    change(
      files,
      anyPage(files, choice),
      append(`\n## Section ${choice}\n\nWords of the section \`name_${choice}\`.\n`),
    ),
  'change a title': (files, choice) =>
    change(files, anyPage(files, choice), (text) => text.replace(/^title: .*$/m, `title: Title ${choice}`)),
  'change a description': (files, choice) =>
    change(files, anyPage(files, choice), toggle('description', `Description ${choice}.`)),
  'link to a page': (files, choice) => {
    const target = anyMovable(files, choice >> 3);
    const from = pick(matching(files, /^docs\/[^/_]+\.mdx?$/), choice);
    return target === undefined ? files : change(files, from, append(`\n[Link](./${nameOf(target)}.md)\n`));
  },
  'move an address': (files, choice) =>
    change(files, anyMovable(files, choice), toggle('slug', `/slug-${choice % 50}`)),
  'hide or show a page': (files, choice) =>
    change(files, pick([...matching(files, movable), ...matching(files, posts)], choice), toggle('unlisted', 'true')),
  'make a post a draft or publish it': (files, choice) =>
    change(files, pick(matching(files, posts), choice), toggle('draft', 'true')),
  'add a doc': addDoc,
  'remove a page': removePage,
  'rename a page': renamePage,
  'add a post': (files, choice) =>
    new Map(files).set(
      `blog/2024-01-${10 + (choice % 20)}-added.md`,
      `---\ntitle: Added ${choice}\nauthors: [one, { name: Ada ${choice % 3}, url: https://example.org/${choice} }]\n---\n\nNews.\n`,
    ),
  'change the tags of a post': (files, choice) =>
    change(files, pick(matching(files, posts), choice), toggle('tags', `[calendar, tag ${choice % 3}]`)),
  'include a partial or not': (files, choice) => {
    const isThere = files.has('docs/_part.md');
    const included = isThere ? files : new Map(files).set('docs/_part.md', 'Words.\n');
    return change(included, anyMovable(files, choice), toggleLines(withPartial));
  },
  'change the partial': (files, choice) =>
    new Map(files).set('docs/_part.md', `Part ${choice}.\n\n## Heading of the part ${choice}\n\nWords.\n`),
  'run code in a page or not': (files, choice) => change(files, anyMovable(files, choice), toggleLines(withMdx)),
  'show a picture or not': (files, choice) => change(files, anyMovable(files, choice), toggleLines(withPicture)),
  'change a picture': (files, choice) =>
    new Map(files).set('docs/img/dot.png', Buffer.from(pick(onePixel, choice) ?? '', 'base64').toString('latin1')),
  'change a drawing': (files, choice) =>
    change(files, 'docs/img/square.svg', (text) =>
      text.replace(/<svg[^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" width="${8 + (choice % 9)}" height="8">`),
    ),
  'add or remove a static file': (files, choice) =>
    toggleFile(files, `static/file-${choice % 3}.txt`, `Text ${choice}.\n`),
  'change a property': (files, choice) =>
    change(files, 'data/entities/lamp.yml', (text) =>
      text.replace(/description: Wh.*/, `description: Whether it is ${choice}.`),
    ),
  'add a property': (files, choice) =>
    change(files, 'data/entities/lamp.yml', (text) =>
      text.replace(
        'features:\n',
        `  - name: added_${choice}\n    type: int\n    required: true\n    description: Added.\nfeatures:\n`,
      ),
    ),
  'add or remove a platform': (files, choice) =>
    change(toggleFile(files, 'data/entities/desk.yml', desk(choice)), 'docs/reference.md', toggleLines(deskProperties)),
  'change an endpoint': (files, choice) =>
    change(files, 'data/api/rest.yml', (text) =>
      text.replace(/description: Switches.*/, `description: Switches lamp ${choice}.`),
    ),
  'change a rule': (files, choice) =>
    change(files, 'data/quality-scale.yml', (text) => text.replace(/title: Makes.*/, `title: Makes ${choice} devices`)),
  'change the current release': (files, choice) =>
    change(files, 'data/deprecations.yml', (text) =>
      text.replace(/currentRelease: .*/, `currentRelease: '2025.${1 + (choice % 12)}'`),
    ),
  'add or remove an announcement': (files) => toggleFile(files, 'data/announcement.yml', announcement),
  'change the navbar': (files, choice) =>
    change(files, 'data/navbar.yml', (text) => text.replace(/label: (?:Elsewhere|Label).*/, `label: Label ${choice}`)),
  'change the footer': (files, choice) =>
    change(files, 'data/footer.yml', (text) => text.replace(/title: M.*/, `title: More ${choice}`)),
  'change an author': (files, choice) =>
    change(files, 'data/authors.yml', (text) => text.replace(/name: Team one.*/, `name: Team one ${choice}`)),
  'change a category': (files, choice) =>
    change(files, 'data/sidebars.yml', (text) => text.replace(/label: Guides.*/, `label: Guides ${choice}`)),
  'list or leave out a doc': (files) =>
    change(files, 'data/sidebars.yml', (text) =>
      text.includes('- empty\n')
        ? text.replace(/ +- empty\n/, '')
        : text.replace('      - guides/deep\n', '      - empty\n      - guides/deep\n'),
    ),
  'swap docs in a sidebar': (files) =>
    change(files, 'data/sidebars.yml', (text) => text.replace(/( +- guides\/\w+\n)( +- guides\/\w+\n)/, '$2$1')),
  'add a redirect': (files, choice) =>
    change(files, 'data/redirects.yml', append(`- from: /old-${choice}\n  to: /docs/start\n`)),
} satisfies Record<string, Edit>;

/** Mistakes that a build must refuse: before it begins, and when it is half done. */
export const mistakes = {
  'a broken link': (files) => change(files, 'docs/empty.md', append('\n[Nothing](./nothing.md)\n')),
  'a broken data file': (files) => change(files, 'data/redirects.yml', append('- from: [\n')),
  'an empty picture': (files) =>
    change(
      new Map(files).set('docs/img/nothing.png', ''),
      'docs/start.md',
      append('\n![Nothing](./img/nothing.png)\n'),
    ),
  'an address that is a file': (files) =>
    new Map(files).set('docs/taken.md', '---\ntitle: Taken\nslug: /start.md\n---\n\nText.\n'),
} satisfies Record<string, (files: Files) => Files>;

export type EditName = keyof typeof edits;
export type MistakeName = keyof typeof mistakes;
const isEditName = (name: string): name is EditName => Object.hasOwn(edits, name);
const isMistakeName = (name: string): name is MistakeName => Object.hasOwn(mistakes, name);
export const editNames = Object.keys(edits).filter(isEditName);
export const mistakeNames = Object.keys(mistakes).filter(isMistakeName);
