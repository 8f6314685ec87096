import * as React from 'react';

type Values = Readonly<Record<string, React.ReactNode>>;

/** `interpolate` of `@docusaurus/Interpolate`: a text with values in place of `{name}`. */
export function interpolate(text: string, values: Values = {}): React.ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part));
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.join('')
    : React.createElement(React.Fragment, null, ...parts);
}

interface InterpolateProps {
  readonly children?: string;
  readonly values?: Values;
}

/** `@docusaurus/Interpolate`. */
export default function Interpolate({ children = '', values = {} }: InterpolateProps): React.ReactElement {
  return <>{interpolate(children, values)}</>;
}
