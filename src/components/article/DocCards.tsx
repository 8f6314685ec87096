import * as React from 'react';
import { PicturesContext } from '../content/picture-data';
import { ArticleBody } from './ArticleBody';

/** The list of pages in a page that runs, which is all of its body that the data layer has. */
export function DocCards(): React.ReactElement {
  return <ArticleBody segments={React.useContext(PicturesContext).body ?? []} />;
}
