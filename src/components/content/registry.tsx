import type * as React from 'react';
import type { RuntimeName } from '../../markdown/components/components';
import { Interactive } from '../reference/Interactive';
import { Picture } from './Picture';
import { TabItem, Tabs } from './Tabs';

type ContentComponent = React.ComponentType<Record<string, unknown> & { children?: React.ReactNode }>;

/** React components of the names that pages may use; `src/markdown/components/components.ts` checks their props at build time. */
const components = { Tabs, TabItem, Interactive, Picture } satisfies Record<RuntimeName, unknown>;

// The props were checked against the component's schema when the page was compiled.
export const contentRegistry = components as unknown as Readonly<Record<string, ContentComponent | undefined>>;
