import { expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { TreeContext } from '../../content/tree-context';
import { loadReference } from '../../model/reference/reference';
import { currentTree, noteReference, setTree } from './current-tree';

const platform = (name: string): string =>
  `platform: ${name}\ntitle: ${name}\ndoc: ${name}\nproperties:\n  - { name: is_on, type: bool, description: On. }\n`;

test('another text of a file of reference data leaves the other files as they are', () => {
  const texts = new Map([
    ['entities/fan', platform('fan')],
    ['entities/lamp', platform('lamp')],
  ]);
  setTree(TreeContext.of('/none', new Map(), loadReference(texts), { config: defaultConfig() }));
  noteReference('entities/lamp', platform('lamp').replace('title: lamp', 'title: Bulb'));
  const { entities } = currentTree().reference;
  expect([...entities].map(([name, { title }]) => [name, title])).toEqual([
    ['fan', 'fan'],
    ['lamp', 'Bulb'],
  ]);
});
