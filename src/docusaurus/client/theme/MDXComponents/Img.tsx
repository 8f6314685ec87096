import * as React from 'react';

/** `@theme/MDXComponents/Img`: a picture that is loaded when readers come near. */
export default function Img(props: React.ComponentProps<'img'>): React.ReactElement {
  return <img loading="lazy" {...props} alt={props.alt ?? ''} />;
}
