import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreModules, themeModules } from '../modules/our-modules';
import { contentComponents } from '../../markdown/components/components';

const isThere = (name: string): boolean =>
  ['.ts', '.tsx', '/index.ts'].some((ending) => existsSync(`src/docusaurus/client/${name}${ending}`));

test('every module that pages may import is there', () => {
  const theme = themeModules.map((name) => `theme/${name}`);
  expect([...coreModules, ...theme].filter((name) => !isThere(name))).toEqual([]);
});

test('components that the compiler replaces are there for pages that run', () => {
  const ours = ['Interactive', 'Picture'];
  const names = Object.keys(contentComponents).filter((name) => !ours.includes(name));
  expect(names.filter((name) => !isThere(name) && !isThere(`theme/${name}`))).toEqual([]);
});
