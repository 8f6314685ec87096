import * as React from 'react';

interface IdealImageProps extends Omit<React.ComponentPropsWithoutRef<'img'>, 'src'> {
  /** An address, or what an import of a picture gives. */
  readonly img: string | { readonly default?: string; readonly src?: { readonly src?: string } };
}

/** `@theme/IdealImage`: the picture. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps): React.ReactElement {
  const src = typeof img === 'string' ? img : (img.default ?? img.src?.src);
  return <img src={src} alt={alt} loading="lazy" {...rest} />;
}
