import type { IconNode } from 'lucide';
import * as React from 'react';
import { Icon } from '../../../components/ui/Icon';

interface IconProps {
  readonly width?: number;
  readonly className?: string;
}

/** A component of `@theme/Icon`, with a drawing of this site. */
export const iconOf = (icon: IconNode): React.ComponentType<IconProps> =>
  function ThemeIcon({ width = 20, className }) {
    return <Icon icon={icon} size={width} {...(className === undefined ? {} : { className })} />;
  };
