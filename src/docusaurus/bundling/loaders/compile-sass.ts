import type { LoaderContext } from 'webpack';
import { compileSass, isMissingModule } from '../../modules/read-sheet';
import { buildStart } from '../../../gatsby/bundling/build-start';

type Context = Pick<LoaderContext<{ readonly root: string }>, 'resourcePath' | 'getOptions' | 'addDependency'>;

/** A webpack loader: a Sass file of a tree becomes CSS. The check of the tree has reported that Sass is missing. */
export default function compileSassLoader(this: Context): string {
  try {
    const { css, files } = compileSass(this.resourcePath, this.getOptions().root);
    for (const file of files) this.addDependency(file);
    return css;
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    // It may be installed before the next build.
    this.addDependency(buildStart);
    return '';
  }
}
