import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreModules, themeModules } from '../modules/our-modules';
import { contentComponents } from '../../markdown/components/components';

test('every module that pages may import is there', () => {
  const isThere = (file: string, main = ''): boolean => {
    const found = [`${file}.ts`, `${file}.tsx`].find((one) => existsSync(one));
    const exported = new RegExp(`export (?:(?:const|function|class) ${main}\\b|\\{[^}]*\\b${main}\\b)`);
    return found !== undefined && (main === '' || exported.test(readFileSync(found, 'utf8')));
  };
  const all = [...coreModules, ...themeModules];
  expect(all.filter(([, { file, main }]) => !isThere(file, main)).map(([name]) => name)).toEqual([]);
});

test('tabs, and components that are replaced, are there for pages that run', () => {
  const replaced = Object.entries(contentComponents).filter(([, { made }]) => made !== 'page');
  const names = ['Tabs', 'TabItem', ...replaced.map(([name]) => name)];
  expect(names.filter((name) => !coreModules.has(name) && !themeModules.has(name))).toEqual([]);
});
