import * as React from 'react';

interface CodeBlockProps {
  readonly children?: React.ReactNode;
  readonly language?: string;
  readonly className?: string;
  readonly title?: string;
}

/** `@theme/CodeBlock` for code that exists only when the page runs. It has no colors, because those are added at build time. */
export default function CodeBlock({ children, language, className = '', title }: CodeBlockProps): React.ReactElement {
  const name = language ?? /language-(\S+)/.exec(className)?.[1];
  return (
    <figure className="code">
      {title === undefined ? null : <figcaption>{title}</figcaption>}
      <pre>
        <code data-language={name}>{children}</code>
      </pre>
    </figure>
  );
}
