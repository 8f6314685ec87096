import { compileSass } from '../../../docusaurus/modules/compile-sass';
import type { LoaderContext } from './loader-context';

/** A webpack loader: a Sass file of a tree becomes CSS. The check of the tree has reported that Sass is missing. */
export default function compileSassLoader(this: LoaderContext & { getOptions(): { readonly root: string } }): string {
  try {
    return compileSass(this.resourcePath, this.getOptions().root);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return '';
    throw error;
  }
}
