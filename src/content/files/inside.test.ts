import { mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { defaultConfig } from '../../config/site-config';
import { fileInTree } from './file-in-tree';
import { allFilesBelow, filesBelow, leadsAround } from './files-below';
import { isBelow, isInside, realPath, repositoryOf } from './paths';
import { isNoContent, readContent, readSources } from './read-content';

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'inside-')));
const at = (file: string): string => path.join(root, file);
const link = (target: string, file: string): void => symlinkSync(target, at(file));
writeFiles(root, {
  'kit/.git/config': 'token',
  'kit/content/docs/a.md': 'A',
  'kit/content/docs/_part.md': 'Part',
  'kit/content/docs/a.md.png': '',
  'kit/content/data/a.yml': 'a: 1',
  'kit/content/data/notes.txt': '',
  'kit/content/other/b.md': '',
  'kit/content/site.yml': '',
  'kit/content/versions/1.0/a.md': 'Old',
  'kit/contents/secret.md': 'secret',
  'secret.md': 'secret',
});
link('../../../secret.md', 'kit/content/docs/out.md');
link('a.md', 'kit/content/docs/in.md');
link('../../.git', 'kit/content/docs/git');
link('nowhere', 'kit/content/docs/broken.md');
link('../docs', 'kit/content/docs/around');
link('content', 'kit/linked');
link('../other', 'kit/content/docs/beside');
const content = at('kit/content');
const versioned = defaultConfig({ plainFolders: { 'versions/1.0': '' } });

test.each([
  ['kit/content/docs/a.md', true],
  ['kit/content', false],
  ['kit/contents/secret.md', false],
  ['secret.md', false],
  ['kit/content/.git/config', false],
  ['kit/content/docs/.gitignore', true],
])('%s is inside of the content: %s', (file, expected) => {
  expect(isInside(at(file), [at('none'), content])).toBe(expected);
  // A folder may be named by a link to it.
  expect(isInside(at(file), [at('kit/linked')])).toBe(expected);
  expect(isBelow(at(file), content)).toBe(expected || file.includes('/.git/'));
});

test('a link leads to the real path of its target, and a broken one nowhere', () => {
  expect(realPath(at('kit/linked/docs/in.md'))).toBe(at('kit/content/docs/a.md'));
  expect(realPath(at('kit/content/docs/broken.md'))).toBeUndefined();
});

test('the repository of a folder is around it, but the home folder of a person is none', () => {
  const home = vi.spyOn(os, 'homedir').mockReturnValue('/none');
  expect(repositoryOf(content)).toBe(at('kit'));
  home.mockReturnValue(at('kit'));
  expect(repositoryOf(at('kit/contents'))).toBe(at('kit/contents'));
  expect(repositoryOf(at('kit'))).toBe(at('kit'));
  home.mockReturnValue(root);
  expect(repositoryOf(root)).toBe(root);
  expect(repositoryOf(at('kit/content/docs'))).toBe(at('kit'));
});

test.each([
  ['docs/a.md', true],
  ['docs/in.md', true],
  ['data/a.yml', true],
  ['docs/out.md', false],
  ['docs/git/config', false],
  ['docs/broken.md', false],
  ['docs', false],
  ['../contents/secret.md', false],
  ['../../secret.md', false],
])('pages may read %s of the tree: %s', (file, expected) => {
  const found = expected ? path.join(content, file) : undefined;
  expect(fileInTree(content, file, defaultConfig())).toBe(found);
  writeFiles(root, {
    'other/origin.json': JSON.stringify({ root: content, locale: 'de', notes: [], sources: {}, folders: {} }),
  });
  // A tree of translations has copies of all files of the original, and no others.
  expect(fileInTree(at('other'), file, defaultConfig())).toBeUndefined();
});

test.each([
  ['docs/around', true],
  ['docs/git', false],
  ['docs/beside', false],
  ['docs/broken.md', false],
  ['docs', false],
  ['docs/none', false],
])('%s is a link to a folder around it: %s', (file, expected) => {
  expect(leadsAround(path.join(content, file))).toBe(expected);
});

test('names that start with an underscore are left out unless they are asked for, and links always', () => {
  const below = (files: readonly string[]): string[] => files.map((file) => path.relative(content, file));
  expect(below(filesBelow(path.join(content, 'docs')))).toEqual(['docs/a.md', 'docs/a.md.png']);
  expect(below(allFilesBelow(path.join(content, 'docs')))).toEqual(['docs/_part.md', 'docs/a.md', 'docs/a.md.png']);
  expect(filesBelow(path.join(content, 'none'))).toEqual([]);
});

test('pages, partials, data and other files of a tree are told apart by place and ending', () => {
  const { pages, partials, data, assets } = readContent(content, defaultConfig());
  expect([...pages.keys()]).toEqual(['docs/a.md', 'docs/beside/b.md', 'docs/in.md']);
  expect([...partials, ...data].flat()).toEqual(['docs/_part.md', 'Part', 'a', 'a: 1']);
  expect([...assets]).toEqual(['docs/a.md.png']);
  expect([...readSources(content).keys()]).toEqual([
    ...['data/a.yml', 'docs/_part.md', 'docs/a.md', 'site.yml', 'versions/1.0/a.md'],
  ]);
});

test('a tree may lie below a folder whose name starts with an underscore', () => {
  writeFiles(root, { '_work/content/docs/a.md': 'A' });
  const { pages, partials } = readContent(at('_work/content'), defaultConfig());
  expect([[...pages.keys()], [...partials.keys()]]).toEqual([['docs/a.md'], []]);
});

test.each([
  ['', false],
  ['docs', false],
  ['docs/a/b.md', false],
  ['versions', false],
  ['data/api', false],
  ['examples', false],
  ['site.yml', false],
  ['docs2', true],
  ['node_modules/kit/docs', true],
])('%j is a place that no site is made from: %s', (file, expected) => {
  expect(isNoContent(path.resolve('content', file), versioned)).toBe(expected);
});
