import { transform } from 'esbuild';

/**
 * How esbuild has to read a script whose name promises no TypeScript. Docusaurus accepts types in all scripts. Those that are JavaScript
 * are read as such, because TypeScript drops imports that nothing uses.
 */
export async function loaderOfScript(code: string): Promise<'jsx' | 'tsx'> {
  const isReadAs = async (loader: 'jsx' | 'tsx'): Promise<boolean> =>
    transform(code, { loader }).then(
      () => true,
      () => false,
    );
  return !(await isReadAs('jsx')) && (await isReadAs('tsx')) ? 'tsx' : 'jsx';
}
