import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as React from 'react';

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

/** The pictures of the current page; `Picture` finds its own by name. */
export const PicturesContext = React.createContext<PagePictures>({ rasters: [], vectors: [] });
