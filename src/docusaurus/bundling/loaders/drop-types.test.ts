import { expect, test } from 'vitest';
import dropTypes, { withoutTypes } from './drop-types';

test('a script with types becomes JavaScript', async () => {
  const code = await withoutTypes(
    "import type { Cup } from './cups';\nexport const Tea = ({ cup }: { cup: Cup }) => <b>{cup.name as string}</b>;\n",
  );
  expect(code).toContain('export const Tea = ({ cup }) =>');
  expect(code).not.toContain('Cup }');
});

test.each(["import 'kettle';\nimport cup from './cup';\nexport default () => <b />;\n", 'const = ;\n'])(
  'a script without types, or without sense, stays as it is: %j',
  async (source) => {
    expect(await withoutTypes(source)).toBe(source);
  },
);

test('webpack gets the script when it is done', async () => {
  const code = await new Promise((resolve) => {
    dropTypes.call({ async: () => (error, text) => resolve(error ?? text) }, 'export const a: number = 1;\n');
  });
  expect(code).toBe('export const a = 1;\n');
});
