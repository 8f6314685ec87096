import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileInTree } from './file-in-tree';
import { linksOutside, brokenPictures } from './check-files';
import { readContent } from './read-content';
import { readSiteConfig } from '../site-file';
import sharp from 'sharp';
import { defaultConfig } from '../../config/site-config';
import { samplePage } from '../../../test/samples/sample-page';

let machine = '';
let root = '';
const write = (file: string): void => {
  mkdirSync(path.dirname(path.join(machine, file)), { recursive: true });
  writeFileSync(path.join(machine, file), 'text');
};

beforeAll(() => {
  machine = mkdtempSync(path.join(tmpdir(), 'machine-'));
  root = path.join(machine, 'tree');
  for (const file of [
    'secret.yaml',
    'tree-of-others/a.yaml',
    'tree/docs/a.md',
    'tree/docs/img/a.png',
    'tree/static/a.txt',
  ])
    write(file);
  symlinkSync(path.join(machine, 'secret.yaml'), path.join(root, 'docs/secret.yaml'));
  symlinkSync('../../tree-of-others', path.join(root, 'static/others'));
  symlinkSync('nowhere.png', path.join(root, 'docs/img/gone.png'));
  symlinkSync('a.png', path.join(root, 'docs/img/same.png'));
  symlinkSync('..', path.join(root, 'docs/img/around'));
  writeFileSync(Buffer.concat([Buffer.from(path.join(root, 'docs/b')), Buffer.from([0xfc])]), 'text');
});
afterAll(() => rmSync(machine, { recursive: true }));

describe('a file of the tree', () => {
  test.each(['docs/a.md', 'docs/img/same.png', 'docs/../static/a.txt'])('%s is one', (file) => {
    expect(fileInTree(root, file, readSiteConfig(root).config)).toBe(path.join(root, file));
  });

  test.each([
    '../secret.yaml',
    'docs/../../secret.yaml',
    '../tree-of-others/a.yaml',
    'docs/secret.yaml',
    'static/others/a.yaml',
    'docs/img/gone.png',
    'docs/img',
    'docs/none.md',
    '/etc/passwd',
    'docs/a.md\0.png',
  ])('%j is none', (file) => {
    expect(fileInTree(root, file, readSiteConfig(root).config)).toBeUndefined();
  });
});

test('a symbolic link that leads out of the tree, nowhere or around itself is an error, and so is a name that is no text', () => {
  const problems = linksOutside(root, readSiteConfig(root).config);
  expect(problems.map(({ file, what }) => `${file} ${what}`).sort()).toEqual([
    'docs/b\uFFFD The name of the file is not valid UTF-8.',
    'docs/img/around The symbolic link leads to a folder around it.',
    'docs/img/gone.png The target of the symbolic link does not exist.',
    'docs/secret.yaml The symbolic link leads out of the content folder.',
    'static/others The symbolic link leads out of the content folder.',
  ]);
  expect(problems[0]).not.toHaveProperty('severity');
});

test('a mounted tree may link to the folders that its settings name, and no further', () => {
  const mount = path.join(machine, 'mount');
  mkdirSync(mount);
  const origin = { root, notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false };
  writeFileSync(path.join(mount, 'origin.json'), JSON.stringify(origin));
  symlinkSync(path.join(root, 'docs'), path.join(mount, 'docs'));
  symlinkSync(path.join(machine, 'tree-of-others'), path.join(mount, 'static'));
  expect(fileInTree(mount, 'docs/a.md', readSiteConfig(mount).config)).toBeDefined();
  expect(fileInTree(mount, 'static/a.yaml', readSiteConfig(mount).config)).toBeDefined();
  expect(fileInTree(mount, 'docs/secret.yaml', readSiteConfig(mount).config)).toBeUndefined();
  expect(linksOutside(mount, readSiteConfig(mount).config).map(({ file }) => file)).toContain('docs/secret.yaml');
});

test('a mounted tree may link to files of its repository, which are pages, and a link that leads nowhere is passed over', () => {
  const repository = path.join(machine, 'repository');
  const site = path.join(repository, 'site');
  for (const file of [
    'repository/.git/HEAD',
    'repository/guides/b/c.md',
    'repository/CHANGES.md',
    'repository/site/docs/a.md',
  ])
    write(file);
  symlinkSync('../../CHANGES.md', path.join(site, 'docs/changes.md'));
  symlinkSync('../../guides', path.join(site, 'docs/guides'));
  symlinkSync('../docs', path.join(site, 'docs/again'));
  symlinkSync('nowhere', path.join(site, 'docs/gone'));
  symlinkSync('../../../secret.yaml', path.join(site, 'docs/secret.yaml'));
  symlinkSync('../../.git/HEAD', path.join(site, 'docs/head.md'));
  symlinkSync(path.join(machine, 'tree-of-others'), path.join(repository, 'guides/others'));
  const mount = path.join(machine, 'mounted');
  mkdirSync(mount);
  const origin = { root: site, notes: [], sources: {}, folders: {}, aliases: {}, components: [], allowsGaps: false };
  writeFileSync(path.join(mount, 'origin.json'), JSON.stringify(origin));
  symlinkSync(path.join(site, 'docs'), path.join(mount, 'docs'));
  const { pages } = readContent(mount, readSiteConfig(mount).config);
  expect([...pages.keys()]).toEqual(['docs/a.md', 'docs/changes.md', 'docs/guides/b/c.md']);
  expect(
    linksOutside(mount, readSiteConfig(mount).config).map(({ file, what, severity }) => [file, what, severity]),
  ).toEqual([
    ['docs/gone', 'The target of the symbolic link does not exist.', 'warning'],
    ['docs/guides/others', 'The symbolic link leads out of the repository.', undefined],
    ['docs/head.md', 'The symbolic link leads out of the repository.', undefined],
    ['docs/secret.yaml', 'The symbolic link leads out of the repository.', undefined],
  ]);
});

test('links between folders that lead to each other are a problem at the first that is not followed', () => {
  const linked = path.join(machine, 'linked');
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const name of names) write(`linked/docs/${name}/page.md`);
  for (const name of names)
    for (const other of names) if (name !== other) symlinkSync(`../${other}`, path.join(linked, 'docs', name, other));
  const problems = linksOutside(linked, readSiteConfig(linked).config);
  expect(problems.map(({ what }) => what)).toEqual([
    'The symbolic link is not followed, because 1000 links to folders were followed before it.',
  ]);
  expect(problems[0]?.file).toMatch(/^docs\/a\/./);
});

let folder = '';
let whole: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(folder, 'docs'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
    .png()
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The same picture that says to be this wide and high. */
function sized(side: number): Buffer {
  const header = Buffer.from(whole.subarray(0, 33));
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  return Buffer.concat([header, whole.subarray(33)]);
}

async function problemsOf(bytes: Buffer, policy: 'strict' | 'lenient', name = 'a.png'): Promise<string[]> {
  writeFileSync(path.join(folder, 'docs', name), bytes);
  const page = samplePage('docs/a.md', 'title: A', `![A](${name}) ![Gone](b.png)`);
  const problems = await brokenPictures([page], folder, { config: defaultConfig(), policy });
  return problems.map(({ file, what }) => `${file} ${what}`);
}

test.each(['strict', 'lenient'] as const)('a whole picture has no problem: %s', async (policy) => {
  expect(await problemsOf(whole, policy)).toEqual([]);
});

test.each([
  ['empty', () => Buffer.alloc(0), ['strict', 'lenient']],
  ['no picture', () => Buffer.from('<svg/>'.repeat(20)), ['strict']],
  ['cut off', () => whole.subarray(0, -2000), ['strict']],
  ['too large', () => sized(30_000), ['strict']],
] as const)('a picture that is %s is named', async (_, bytes, policies) => {
  for (const policy of policies)
    expect((await problemsOf(bytes(), policy)).join()).toMatch(/^docs\/a\.png The image cannot be read: [^\n]+\.$/);
});

test.each([
  ...['a.png', 'A.PNG', 'a.jpg', 'a.JPEG', 'a.webp', 'a.avif'].map((name) => [name, true] as const),
  ...['a.svg', 'a.gif', 'a.png.txt'].map((name) => [name, false] as const),
])('whether %s is scaled and so has to be whole: %s', async (name, isScaled) => {
  expect(await problemsOf(Buffer.alloc(0), 'lenient', name)).toHaveLength(isScaled ? 1 : 0);
});

test.each([
  ['<svg><path d="M0 0', ['docs/a.svg The picture is cut off because it has no `</svg>`.']],
  ['', ['docs/a.svg The picture is cut off because it has no `</svg>`.']],
  ['<svg width="1" />', []],
  ['<?xml version="1.0"?><svg>\n<path d="M0 0"/></svg>\n', []],
])('a drawing is whole or not: %j', async (text, expected) => {
  expect(await problemsOf(Buffer.from(text), 'strict', 'a.svg')).toEqual(expected);
});

test.each(['strict', 'lenient'] as const)(
  'a picture in a format that no browser shows is named: %s',
  async (policy) => {
    const what = 'docs/a.HEIC Browsers do not show pictures that end with `.HEIC`.';
    expect(await problemsOf(Buffer.from('ftypheic'), policy, 'a.HEIC')).toEqual([what]);
  },
);
