import { expect, test } from 'vitest';
import { aliasesOf } from './aliases';

test('plugins give names to modules of the tree', () => {
  const inline = () => ({
    name: 'inline',
    configureWebpack: () => ({
      resolve: { alias: { '@parts': '/tree/src/parts', react: '/tree/node_modules/react' } },
    }),
  });
  const failing = () => {
    throw new Error('Docusaurus is needed.');
  };
  const plugins = [
    ['docusaurus-plugin-module-alias', { alias: { '@components': 'src/components', none: false } }],
    ...[inline, [inline, {}], failing, () => undefined, 'a-plugin', false, null],
  ];
  expect(aliasesOf(plugins, '/tree')).toEqual({ '@components': '/tree/src/components', '@parts': '/tree/src/parts' });
});
