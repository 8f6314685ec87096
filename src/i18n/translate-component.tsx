import * as React from 'react';
import { messageOf, placeholder } from './translate';
import type { Declaration } from './translate';

interface TranslateProps extends Omit<Declaration, 'message'> {
  /** What stands for each `{name}`: elements; texts and numbers alone are cheaper with `translate`. */
  readonly values?: Readonly<Record<string, React.ReactNode>>;
  /** The message, a plain string: `{'Did you mean {word}?'}`. */
  readonly children?: string;
}

/** An interface string with elements in it. */
export function Translate({ values = {}, children, ...declaration }: TranslateProps): React.ReactElement {
  // Types do not bind pages that are MDX.
  const message: unknown = children;
  if (message !== undefined && typeof message !== 'string')
    throw new Error(
      `The text ${JSON.stringify(declaration)} of <Translate> is not a plain string. Pass elements as values.`,
    );
  const text = messageOf(message === undefined ? declaration : { ...declaration, message });
  const parts = text.split(placeholder).map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part));
  return React.createElement(React.Fragment, null, ...parts);
}
