import { expect, test } from 'vitest';
import { faultOfBytes, faultOfMerge, problemOfName, unreadFile } from './check-text';

const bytesOf = (text: string, encoding: BufferEncoding): Uint8Array => Buffer.from(text, encoding);

test.each([
  ['ASCII', bytesOf('A\nb', 'utf8')],
  ['every length of character', bytesOf('ä€😀 \uFFFD\n', 'utf8')],
  ['nothing', bytesOf('', 'utf8')],
  ['a byte order mark', bytesOf('\uFEFFA', 'utf8')],
])('text in UTF-8 has no fault: %s', (_, bytes) => {
  expect(faultOfBytes(bytes)).toBeUndefined();
});

test.each([
  ['Latin-1', bytesOf('---\ntitle: Über\n', 'latin1'), 2, 'The line is not valid UTF-8.'],
  [
    'a character that is cut off at the end',
    bytesOf('A\nb\n€', 'utf8').subarray(0, -1),
    3,
    'The line is not valid UTF-8.',
  ],
  ['a byte that begins nothing', new Uint8Array([0x41, 0x0a, 0xff, 0x41]), 2, 'The line is not valid UTF-8.'],
  ['UTF-16', bytesOf('\uFEFFtitle: A', 'utf16le'), 1, 'The file is in UTF-16'],
  ['UTF-16 of the other order', new Uint8Array([0xfe, 0xff, 0, 0x41]), 1, 'The file is in UTF-16'],
  ['UTF-16 without a mark', bytesOf('title: A', 'utf16le'), 1, 'The file has a NUL character'],
  ['NUL', bytesOf('A\nb\n c\0', 'utf8'), 3, 'The file has a NUL character'],
])('bytes that are no text are told with their line: %s', (_, bytes, line, what) => {
  const fault = faultOfBytes(bytes);
  expect(fault?.line).toBe(line);
  expect(fault?.what).toContain(what);
});

test.each([
  ['docs/c#.md', '`#`'],
  ['docs/why?.md', '`?`'],
  ['docs/%41.md', '`%`'],
  ['docs/50%.md', '`%`'],
  ['docs/a\\b.md', '`\\`'],
  ['docs/a\nb.md', 'a control character'],
  ['docs/c#/page.md', '`#`'],
])('the name %j cannot be asked for', (file, named) => {
  expect(problemOfName(file, 'strict')?.what).toContain(named);
});

test.each(['docs/a b.md', "docs/it's.md", 'docs/[id].md', 'docs/ä.md', 'docs/a&b+c.md', 'blog/2024-01-01-a.mdx'])(
  'the name %j can be asked for',
  (file) => {
    expect(problemOfName(file, 'lenient')).toBeUndefined();
  },
);

test.each([
  ['docs/my page.md', 'Rename it to `docs/my-page.md`.'],
  ['docs/notes.markdown', 'End its name with `.md`.'],
  ['docs/notes.rst', 'End its name with `.md`.'],
  ['docs/README.MD', 'End its name with `.md`.'],
  ['docs/a.Mdx', 'End its name with `.md`.'],
  ['docs/img/a b.png', undefined],
])('our own trees have plain names: %j', (file, remedy) => {
  expect(problemOfName(file, 'strict')?.remedy).toBe(remedy);
  expect(problemOfName(file, 'lenient')).toBeUndefined();
});

test.each([
  ['doc/a.md', 'file', 'Did you mean `docs/`?'],
  ['doc/', 'folder', 'Did you mean `docs/`?'],
  ['src/a.md', 'file', 'Use one of: `docs/`, `src/pages/`, `data/`, `site.yml`.'],
  ['setup.md', 'file', 'Use one of: `docs/`, `src/pages/`, `data/`, `site.yml`.'],
  ['site.yaml', 'file', 'Did you mean `site.yml`?'],
  ['data/api/rest.yaml', 'file', 'Rename it to `data/api/rest.yml`.'],
  ['data/api/rest.YAML', 'file', 'Rename it to `data/api/rest.yml`.'],
  ['data/api/rest.json', 'file', 'Move it out of `data/`, where all files are YAML.'],
  ['versions/', 'folder', 'Name its docs in `docSets` of `site.yml`, as `npm run version` does, or remove it.'],
])('nothing reads %j', (file, kind, remedy) => {
  const found = { what: `Nothing reads this ${kind}.`, remedy };
  expect(unreadFile(file, ['docs', 'src/pages', 'data'], ['site.yml'])).toEqual(found);
});
test.each(['docs/a.md', 'docs/img/a.png', 'data/authors.yml', 'data/', 'src/', 'site.yml', 'README.md', 'LICENSE'])(
  '%j is read, or written for people',
  (file) => {
    expect(unreadFile(file, ['docs', 'src/pages', 'data'], ['site.yml'])).toBeUndefined();
  },
);

test('a version that the settings name is read', () => {
  expect(unreadFile('versions/', ['docs', 'versions/1.0'], ['site.yml'])).toBeUndefined();
});

const conflict = '<<<<<<< HEAD\n- One\n=======\n- Two\n>>>>>>> branch\n';
test.each([conflict, conflict.replaceAll('\n', '\r\n'), conflict.replace(/- .*\n/g, '')])(
  'a merge that was not finished is found at its first line: %j',
  (text) => {
    const fault = faultOfMerge(`Text.\r\n\r\n${text}`);
    expect([fault?.line, fault?.what]).toEqual([3, 'The file has a merge conflict that is not resolved.']);
  },
);
test('a merge below code that looks like another one is found at its own line', () => {
  expect(faultOfMerge(`\`\`\`text\n${conflict}\`\`\`\n\n${conflict}`)?.line).toBe(9);
});
test.each([`\`\`\`text\n${conflict}\`\`\`\n`, `~~~~\n${conflict}~~~~\n`, 'Title\n=======\n', ' <<<<<<< HEAD\n'])(
  'no merge is unfinished in %j',
  (text) => {
    expect(faultOfMerge(text)).toBeUndefined();
  },
);
