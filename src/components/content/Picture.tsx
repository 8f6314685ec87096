import * as React from 'react';
import { PicturesContext } from './picture-data';
import { ResponsiveImage } from './ResponsiveImage';

interface PictureProps {
  /** Path below the content folder. */
  readonly file: string;
  readonly alt: string;
  readonly title?: string;
  /** Narrower than the file, as an author wrote it. */
  readonly width?: number | string;
}

/** A picture of the content; the page's query knows its sizes. */
export function Picture({ file, alt, title, width: wanted }: PictureProps): React.ReactElement | null {
  const { rasters, vectors } = React.useContext(PicturesContext);
  const raster = rasters.find(({ relativePath }) => relativePath === file)?.childImageSharp;
  if (raster) return <ResponsiveImage image={raster.gatsbyImageData} alt={alt} title={title} width={wanted} />;
  const vector = vectors.find(({ relativePath }) => relativePath === file);
  if (!vector?.publicURL) return null;
  const { width, height } = vector.svgSize ?? {};
  return (
    <img
      src={vector.publicURL}
      alt={alt}
      title={title}
      width={wanted ?? width}
      height={wanted === undefined ? height : undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
