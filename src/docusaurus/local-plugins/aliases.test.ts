import { expect, test } from 'vitest';
import { aliasesOf } from './aliases';

test('plugins give names to modules of the tree', () => {
  const local = [
    {
      name: 'inline',
      id: 'default',
      hooks: {
        configureWebpack: () => ({
          resolve: { alias: { '@parts': '/tree/src/parts', react: '/tree/node_modules/react' } },
        }),
      },
    },
    {
      name: 'failing',
      id: 'default',
      hooks: {
        configureWebpack() {
          throw new Error('Docusaurus is needed.');
        },
      },
    },
    { name: 'other', id: 'default', hooks: {} },
  ];
  const plugins = [
    ['docusaurus-plugin-module-alias', { alias: { '@components': 'src/components', none: false } }],
    ...['a-plugin', false, null],
  ];
  expect(aliasesOf(plugins, local, '/tree')).toEqual({
    '@components': '/tree/src/components',
    '@parts': '/tree/src/parts',
  });
});
