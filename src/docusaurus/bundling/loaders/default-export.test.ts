import { expect, test } from 'vitest';
import defaultExport from './default-export';

test.each([
  ['/kit/components.tsx', String.raw`"/kit/components.tsx"`],
  ['C:\\new\\components.tsx', String.raw`"C:\\new\\components.tsx"`],
  ['/the "new" kit/a.tsx', String.raw`"/the \"new\" kit/a.tsx"`],
])('one of the exports of %s is also the default one', (resourcePath, file) => {
  expect(defaultExport.call({ resourcePath, resourceQuery: '?default=Heading' })).toBe(
    `export * from ${file};\nexport { Heading as default } from ${file};\n`,
  );
});
