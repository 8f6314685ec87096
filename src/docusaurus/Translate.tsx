import * as React from 'react';

interface Message {
  readonly message?: string;
  readonly id?: string;
}
type Values = Readonly<Record<string, React.ReactNode>>;

const filled = (text: string, values: Values = {}): React.ReactNode[] =>
  text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && name in values ? values[name] : part;
  });

/** `translate()` of `@docusaurus/Translate`: the site has one language, so a message is its own translation. */
export const translate = ({ message, id = '' }: Message, values?: Values): string =>
  filled(message ?? id, values)
    .map(String)
    .join('');

/** `@docusaurus/Translate`. */
export default function Translate({ children, values }: { children?: string; values?: Values }): React.ReactElement {
  return (
    <>
      {filled(children ?? '', values).map((part, index) => (
        <React.Fragment key={index}>{part}</React.Fragment>
      ))}
    </>
  );
}
