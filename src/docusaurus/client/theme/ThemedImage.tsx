import * as React from 'react';
import { useTheme } from '../../../browser/theme/use-theme';

interface ThemedImageProps extends Omit<React.ComponentPropsWithoutRef<'img'>, 'src'> {
  readonly sources: { readonly light: string; readonly dark: string };
}

/** `@theme/ThemedImage` for sources that are only known when the page runs. */
export default function ThemedImage({ sources, alt = '', ...rest }: ThemedImageProps): React.ReactElement {
  const { theme } = useTheme();
  return <img src={theme === 'dark' ? sources.dark : sources.light} alt={alt} {...rest} />;
}
