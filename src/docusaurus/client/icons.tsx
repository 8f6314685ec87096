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

/** Pages get only those that some of them import, because making one has no other effect. */
export const Arrow = /* @__PURE__ */ iconOf(chevronRight);
export const Close = /* @__PURE__ */ iconOf(cross);
export const Copy = /* @__PURE__ */ iconOf(copy);
export const DarkMode = /* @__PURE__ */ iconOf(moon);
export const Edit = /* @__PURE__ */ iconOf(pencil);
export const ExternalLink = /* @__PURE__ */ iconOf(externalLink);
export const Home = /* @__PURE__ */ iconOf(house);
export const LightMode = /* @__PURE__ */ iconOf(sun);
export const Menu = /* @__PURE__ */ iconOf(menu);
export const Success = /* @__PURE__ */ iconOf(check);
