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
 * The sizes and formats that gatsby-plugin-image made, as plain `<picture>` markup. Its own component sets style
 * attributes, which the Content-Security-Policy forbids, and needs scripts to show anything.
 */
export function ResponsiveImage({
  image,
  alt,
  title,
  className,
  width = image.width,
}: ResponsiveImageProps): React.ReactElement {
  const { fallback, sources = [] } = image.images;
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
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
    </picture>
  );
}
