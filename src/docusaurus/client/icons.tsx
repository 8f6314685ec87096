import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import copy from 'lucide/dist/esm/icons/copy.mjs';
import moon from 'lucide/dist/esm/icons/moon.mjs';
import pencil from 'lucide/dist/esm/icons/pencil.mjs';
import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import house from 'lucide/dist/esm/icons/house.mjs';
import sun from 'lucide/dist/esm/icons/sun.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import type { IconNode } from 'lucide';
import * as React from 'react';
import { Icon } from '../../components/ui/Icon';

interface IconProps {
  readonly width?: number;
  readonly className?: string;
}

/** A component of `@theme/Icon`, with a drawing of this site. */
const iconOf = (icon: IconNode): React.ComponentType<IconProps> =>
  function ThemeIcon({ width = 20, className }) {
    return <Icon icon={icon} size={width} {...(className === undefined ? {} : { className })} />;
  };

export const Arrow = iconOf(chevronRight);
export const Close = iconOf(cross);
export const Copy = iconOf(copy);
export const DarkMode = iconOf(moon);
export const Edit = iconOf(pencil);
export const ExternalLink = iconOf(externalLink);
export const Home = iconOf(house);
export const LightMode = iconOf(sun);
export const Menu = iconOf(menu);
export const Success = iconOf(check);
