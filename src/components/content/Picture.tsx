import * as React from 'react';
import { PicturesContext } from './picture-data';
import { ResponsiveImage } from './ResponsiveImage';

interface PictureProps {
  /** Path below the content folder. */
  readonly file: string;
  readonly alt: string;
  readonly title?: string;
}

/** A picture of the content; the page's query knows its sizes. */
export function Picture({ file, alt, title }: PictureProps): React.ReactElement | null {
  const { rasters, vectors } = React.useContext(PicturesContext);
  const raster = rasters.find(({ relativePath }) => relativePath === file)?.childImageSharp;
  if (raster) return <ResponsiveImage image={raster.gatsbyImageData} alt={alt} title={title} />;
  const vector = vectors.find(({ relativePath }) => relativePath === file);
  if (!vector?.publicURL) return null;
  const { width, height } = vector.svgSize ?? {};
  return (
    <img src={vector.publicURL} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />
  );
}
