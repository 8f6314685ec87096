import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as React from 'react';
import type { Segment, ComponentProps } from '../../model/types';

/** The picture files of a page, as its query returns them: null for one that is not there, while developing. */
interface PagePictures {
  readonly rasters: readonly ({
    readonly relativePath: string;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  } | null)[];
  readonly vectors: readonly ({
    readonly relativePath: string;
    readonly publicURL: string | null;
    /** From the file's own attributes. */
    readonly svgSize: { readonly width: number; readonly height: number } | null;
  } | null)[];
}

/** The current page: its pictures, and for one that runs, its list of pages. */
interface CurrentPage extends PagePictures {
  readonly body?: readonly Segment[];
}

/** The current page; `Picture` finds its own by name. */
export const PicturesContext = React.createContext<CurrentPage>({ rasters: [], vectors: [] });

/** Narrower pictures gain nothing from being enlarged. */
const narrowest = 320;

/** A picture of the content; the page's query knows its sizes. It links to its file, which scripts show in a dialog. */
export function Picture({
  file,
  alt,
  title,
  width: wanted,
  plain = false,
}: ComponentProps['Picture']): React.ReactElement | null {
  const { rasters, vectors } = React.useContext(PicturesContext);
  const raster = rasters.find((one) => one?.relativePath === file)?.childImageSharp;
  const vector = vectors.find((one) => one?.relativePath === file);
  const { width = 0, height } = raster?.gatsbyImageData ?? vector?.svgSize ?? {};
  const address = raster ? largestSource(raster.gatsbyImageData.images.fallback) : vector?.publicURL;
  if (!address) return null;
  const picture = raster ? (
    <ResponsiveImage image={raster.gatsbyImageData} alt={alt} title={title} width={wanted} />
  ) : (
    <img
      src={address}
      alt={alt}
      title={title}
      width={wanted ?? (width || undefined)}
      height={wanted === undefined ? height : undefined}
      loading="lazy"
      decoding="async"
    />
  );
  if (plain || width < narrowest) return picture;
  return (
    <a className="zoom" href={address} data-zoom="">
      {picture}
    </a>
  );
}

interface ResponsiveImageProps {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly width?: number | string | undefined;
}

/**
 * The sizes that gatsby-plugin-image made, as a plain `<img>`. Its own component sets style attributes, which the
 * Content-Security-Policy forbids, and needs scripts to show anything.
 */
export function ResponsiveImage({
  image,
  alt,
  title,
  className,
  width = image.width,
}: ResponsiveImageProps): React.ReactElement {
  const { fallback } = image.images;
  return (
    <img
      className={className}
      src={fallback?.src}
      srcSet={fallback?.srcSet}
      sizes={fallback?.sizes}
      width={width}
      height={Math.round((Number.parseFloat(String(width)) / image.width) * image.height) || undefined}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Address of the widest file of a picture: the last candidate of its `srcset`, or its `src`. */
export function largestSource(
  fallback: { readonly src?: string; readonly srcSet?: string } | undefined,
): string | undefined {
  const last = fallback?.srcSet?.split(',').at(-1)?.trim().split(/\s+/)[0];
  return last === undefined || last === '' ? fallback?.src : last;
}
