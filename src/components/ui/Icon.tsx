import type { IconNode } from 'lucide';
import * as React from 'react';

interface IconProps {
  /** Import it from `lucide/dist/esm/icons/`; only imported icons are shipped. */
  readonly icon: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon; the control around it carries the name. */
export function Icon({ icon, size = 20, className }: IconProps): React.ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      {icon.map(([tag, attributes], index) => React.createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
