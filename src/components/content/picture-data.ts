import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as React from 'react';
import type { Segment } from '../../model/types';

/** The picture files of a page, as its query returns them. */
export interface PagePictures {
  readonly rasters: readonly {
    readonly relativePath: string;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  }[];
  readonly vectors: readonly {
    readonly relativePath: string;
    readonly publicURL: string | null;
    /** From the file's own attributes. */
    readonly svgSize: { readonly width: number; readonly height: number } | null;
  }[];
}

/** The current page: its pictures, and for one that runs, its list of pages. */
interface CurrentPage extends PagePictures {
  readonly body?: readonly Segment[];
}

/** The current page; `Picture` finds its own by name. */
export const PicturesContext = React.createContext<CurrentPage>({ rasters: [], vectors: [] });
