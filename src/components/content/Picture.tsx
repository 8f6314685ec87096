import * as React from 'react';
import type { ComponentProps } from '../../model/types';
import { largestSource } from './largest-source';
import { PicturesContext } from './picture-data';
import { ResponsiveImage } from './ResponsiveImage';

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
  const raster = rasters.find(({ relativePath }) => relativePath === file)?.childImageSharp;
  const vector = vectors.find(({ relativePath }) => relativePath === file);
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
