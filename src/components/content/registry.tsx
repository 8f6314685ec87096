import type * as React from 'react';
import type { ComponentName, ComponentProps } from '../../model/types';
import { Interactive } from '../reference/Interactive';
import { Picture } from './Picture';
import { TabItem, Tabs } from './Tabs';

/** React components of the names that bodies hold; `src/markdown/components/components.ts` has the attributes that authors write. */
export const contentRegistry: {
  readonly [Name in ComponentName]: React.ComponentType<ComponentProps[Name] & { readonly children?: React.ReactNode }>;
} = { Tabs, TabItem, Interactive, Picture };
