import type { LoaderContext } from 'webpack';

/** A webpack loader: `components.tsx?default=Heading` is the module of `components.tsx` whose default export is its `Heading`. */
export default function defaultExport(this: Pick<LoaderContext<unknown>, 'resourcePath' | 'resourceQuery'>): string {
  const file = JSON.stringify(this.resourcePath);
  const name = new URLSearchParams(this.resourceQuery).get('default') ?? '';
  return `export * from ${file};\nexport { ${name} as default } from ${file};\n`;
}
