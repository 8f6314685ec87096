import { isoDate } from './front-matter/front-matter';

/** What `npm run new` can make. */
export const newKinds = ['doc', 'post', 'component'] as const;
export type NewKind = (typeof newKinds)[number];

/** Answers of the author; what is left out is made from the title. */
export interface NewAnswers {
  readonly title: string;
  /** Of a doc: path below content/docs without its ending. */
  readonly id?: string | undefined;
  /** Of a post: yyyy-mm-dd. */
  readonly date: string;
  /** Of a post: keys of data/authors.yml. */
  readonly authors?: string | undefined;
  readonly description?: string | undefined;
  /** Of a component: whether the compiler makes Markdown of it, so that readers download nothing. */
  readonly compiler?: boolean | undefined;
}

/** A file to write, and what its author does next. */
export interface NewFile {
  /** From the root of the content for pages, of the repository for components. */
  readonly path: string;
  readonly text: string;
  readonly next: readonly string[];
}

/** What is wrong with the answers, in words for the author; nothing when all is well. */
export function wrongAnswer(
  kind: NewKind,
  { title, id, date, authors }: NewAnswers,
  knownAuthors: readonly string[],
): string | undefined {
  if (title.trim() === '') return 'The title is empty. Write --title "…".';
  if (kind === 'component' && !/^[A-Z][A-Za-z\d]*$/.test(title)) {
    return `\`${title}\` is not a valid component name. Use a name such as \`DeviceList\`.`;
  }
  if (kind === 'doc' && id !== undefined && !/^[\w-]+(?:\/[\w-]+)*$/.test(id)) {
    return `\`${id}\` is not a valid id. Use letters, digits, \`-\` and \`_\`, with \`/\` between folders.`;
  }
  if (kind !== 'post') return undefined;
  if (!isoDate.safeParse(date).success) {
    return `\`${date}\` is not a valid date. Use the form yyyy-mm-dd.`;
  }
  if (knownAuthors.length === 0)
    return 'No author can be read from content/data/authors.yml. Add one, or see what `npm run doctor` says of the file.';
  const unknown = authorsOf(authors).find((author) => !knownAuthors.includes(author));
  if (authorsOf(authors).length === 0)
    return `A post needs at least one author. Use one of: ${knownAuthors.join(', ')}.`;
  return unknown === undefined
    ? undefined
    : `\`${unknown}\` is not in content/data/authors.yml. Add it there, or use one of: ${knownAuthors.join(', ')}.`;
}

/** The file of a doc, a post, or the files of a component. */
export function newFiles(kind: NewKind, answers: NewAnswers): NewFile[] {
  if (kind === 'doc') return [docFile(answers)];
  if (kind === 'post') return [postFile(answers)];
  return answers.compiler === true ? compilerFiles(answers.title) : componentFiles(answers);
}

/** A component that is another way to write Markdown has no module, but a sample that its function is tested with. */
function compilerFiles(name: string): NewFile[] {
  const sample = `test/fixtures/markdown/${slugOf(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))}`;
  return [
    {
      path: `${sample}.md`,
      text: `<${name} />\n`,
      next: [
        `Declare \`${name}\` in src/markdown/components/components.ts with \`made: 'compiler'\`: a sentence for authors, its attributes, what may stand inside, and whether it is a block or inline (\`display\`).`,
        `Write its function in src/markdown/components/expand-components.ts.`,
        `Add its twin, a React component for pages that run, to src/docusaurus/client/components.tsx and src/docusaurus/modules/our-modules.ts.`,
        `Name it in the table of CONTRIBUTING.md, use it in test/fixtures/site, and write ${sample}.json with \`npx vitest run src/markdown/compile -u\`.`,
      ],
    },
  ];
}

function docFile({ title, id, description }: NewAnswers): NewFile {
  const name = id ?? slugOf(title).replaceAll('-', '_');
  return {
    path: `docs/${name}.md`,
    text: `${frontMatter({ title, description })}\n<!-- Explain in one paragraph what this page is for. -->\n\n## First section\n\n<!-- The doctor warns of sections without text. -->\n`,
    next: [
      `Add \`${name}\` to content/data/sidebars.yml where readers would look for it.`,
      'To check it, run npm run doctor',
    ],
  };
}

function postFile({ title, date, authors, description }: NewAnswers): NewFile {
  return {
    path: `blog/${date}-${slugOf(title)}.md`,
    text: `${frontMatter({ title, authors: authorsOf(authors), description })}\n<!-- Explain in one paragraph what changes and who is affected. -->\n\n<!--truncate-->\n\n## What to do\n\n<!-- The doctor warns of sections without text. -->\n`,
    next: ['The blog sorts posts by date. To check it, run npm run doctor, which also says where releases list it'],
  };
}

function componentFiles({ title: name, description = 'Say what it shows.' }: NewAnswers): NewFile[] {
  const text = `import * as React from 'react';
import type { ComponentProps } from '../../model/types';

/** ${description} It must show its content without scripts, and set no style attribute. */
export function ${name}({ children }: React.PropsWithChildren<ComponentProps['${name}']>): React.ReactElement {
  return <div>{children}</div>;
}
`;
  const ownTest = `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${name} } from './${name}';

test('shows its content without scripts', () => {
  expect(renderToStaticMarkup(createElement(${name}, {}, 'Text'))).toBe('<div>Text</div>');
});
`;
  return [
    { path: `src/components/content/${name}.test.ts`, text: ownTest, next: [] },
    {
      path: `src/components/content/${name}.tsx`,
      text,
      next: [
        `Declare \`${name}\` in src/markdown/components/components.ts: a sentence for authors, its attributes, what may stand inside, and whether it is a block or inline (\`display\`).`,
        `If it is inline, replace the \`<div>\` by a \`<span>\`: browsers end a sentence before a \`<div>\`.`,
        `Add to \`ComponentProps\` in src/model/types.ts what it is given, and to \`givenProps\` in src/markdown/html/jsx.ts how that follows from the attributes.`,
        `Add it to src/components/content/registry.tsx.`,
        `Use it in test/fixtures/markdown and test/fixtures/site, and name it in CONTRIBUTING.md.`,
        `npm run lint says what is missing.`,
      ],
    },
  ];
}

const authorsOf = (authors = ''): string[] =>
  authors
    .split(',')
    .map((author) => author.trim())
    .filter((author) => author !== '');

/** The name of a file made from a title: small letters, digits and dashes. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

function frontMatter(values: Record<string, string | readonly string[] | undefined>): string {
  const lines = Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined || value === '') return [];
    return [`${key}: ${typeof value === 'string' ? scalar(value) : `[${value.map(scalar).join(', ')}]`}`];
  });
  return ['---', ...lines, '---', ''].join('\n');
}

/** A text that YAML would take for something else is quoted. */
const scalar = (text: string): string =>
  /^[A-Za-z][\w ,./()-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** The day of a moment where the author is, as front matter writes it: a post of this evening is not one of tomorrow. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
