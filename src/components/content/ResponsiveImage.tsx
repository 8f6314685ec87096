import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as React from 'react';

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
