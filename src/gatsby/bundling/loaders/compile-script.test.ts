import { expect, test } from 'vitest';
import compileScript from './compile-script';

const compiled = (resourcePath: string, source: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const async = () => (error: Error | null | undefined, code?: string) =>
      error ? reject(error) : resolve(code ?? '');
    Reflect.apply(compileScript, { resourcePath, async }, [source]);
  });

test.each([
  ['/src/a.tsx', 'export const a = (b: string) => <b>{b}</b>;', 'jsx("b", { children: b })'],
  ['/cache/a.js', 'export const a = (b) => <b>{b}</b>;', 'jsx("b", { children: b })'],
  ['/src/a.ts', 'export const a = (b: unknown) => <string>b;', '=> b;'],
])('%s becomes JavaScript', async (file, source, code) => {
  expect(await compiled(file, source)).toContain('export const a = (b) =>');
  expect(await compiled(file, source)).toContain(code);
});

test('a mistake is told with its file', async () => {
  await expect(compiled('/src/a.ts', 'const = 1;')).rejects.toThrow('/src/a.ts:1:6');
});
