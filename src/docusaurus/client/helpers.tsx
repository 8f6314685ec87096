import * as React from 'react';
import { useLocation } from '@reach/router';
import { pagePath } from '../../browser/navigation/page-path';

/** Hooks, helpers and components of Docusaurus that need nothing of this site. */

interface BrowserOnlyProps {
  readonly children?: () => React.ReactNode;
  readonly fallback?: React.ReactNode;
}

/** `@docusaurus/BrowserOnly`: renders its content in the browser only, and the fallback until then. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): React.ReactElement {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}

/** `@docusaurus/useIsBrowser`: false in served HTML and in the first render, so that both are the same. */
export function useIsBrowser(): boolean {
  const [isBrowser, setIsBrowser] = React.useState(false);
  React.useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}

const canUseDOM = typeof window !== 'undefined';

/** `@docusaurus/ExecutionEnvironment`. */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};

interface ErrorBoundaryProps {
  readonly children?: React.ReactNode;
  readonly fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => React.ReactNode;
}
interface ErrorBoundaryState {
  readonly error: Error | undefined;
}

/** `@docusaurus/ErrorBoundary`: shows something else, or the message, in the place of components that fail. */
export class ErrorBoundary extends React.Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error };
  }

  override render(): React.ReactNode {
    const { children, fallback = ({ error }) => <p>{error.message}</p> } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return fallback({ error, tryAgain: () => this.setState({ error: undefined }) });
  }
}

type AroundPages = React.ComponentType<{ readonly children: React.ReactNode }>;

const isCallable = (one: AroundPages): one is (properties: object) => React.ReactElement =>
  typeof one === 'function' && !(one.prototype instanceof React.Component);

/** Calls a component so that the report names its file; what only browsers have is known by the whole message. */
function named(Around: AroundPages, file: string): AroundPages {
  if (!isCallable(Around)) return Around;
  return (properties) => {
    try {
      return Around(properties);
    } catch (error) {
      if (error instanceof Error && !error.message.endsWith('is not defined')) error.message += ` (${file})`;
      throw error;
    }
  };
}

/** A component of the tree around a page. Browsers show the page without it if it fails, which stops a build that is not lenient. */
export function guarded(
  Around: AroundPages,
  file: string,
): (properties: { readonly children: React.ReactNode }) => React.ReactElement<ErrorBoundaryProps> {
  const Named = named(Around, file);
  // A `Suspense` here would make browsers render the whole page again.
  return ({ children }) => (
    <ErrorBoundary fallback={() => children}>
      <Named>{children}</Named>
    </ErrorBoundary>
  );
}

type Values = Readonly<Record<string, React.ReactNode>>;

/** `interpolate` of `@docusaurus/Interpolate`: a text with values in place of `{name}`. */
export function interpolate(text: string, values: Values = {}): React.ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part));
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.join('')
    : React.createElement(React.Fragment, null, ...parts);
}

/** `@docusaurus/Interpolate`. */
export const Interpolate = ({ children = '', values }: { readonly children?: string; readonly values?: Values }) => (
  <>{interpolate(children, values)}</>
);

/** Whether an address has a scheme or a host. */
export const hasProtocol = (address: string): boolean => /^(?:\w*:|\/\/)/.test(address);

/** `@docusaurus/isInternalUrl`. */
export const isInternalUrl = (address?: string): boolean => address !== undefined && !hasProtocol(address);

/** `@docusaurus/constants`: what pages use of it. */
export const DEFAULT_PLUGIN_ID = 'default';
export const NODE_MAJOR_VERSION = 20;

/** `@docusaurus/useBrokenLinks`. Links and anchors that only a component knows are not checked here. */
export const useBrokenLinks = (): object => ({ collectAnchor: () => undefined, collectLink: () => undefined });

/** `@docusaurus/useRouteContext`: pages belong to the docs, as far as a component can tell. */
export const useRouteContext = (): object => ({ plugin: { id: 'default', name: 'docusaurus-plugin-content-docs' } });

/** The hooks of `@docusaurus/plugin-content-blog/client`, for components that only ask whether they are part of a post. */
export const useBlogPost = (): object => ({
  metadata: {},
  frontMatter: {},
  assets: {},
  toc: [],
  isBlogPostPage: false,
});
export const useBlogMetadata = (): object => ({ blogBasePath: '', authorsListPath: '' });
export const useVisibleBlogSidebarItems = (items: readonly unknown[]): readonly unknown[] => items;

/** Helpers of `@docusaurus/theme-common`. */
export function duplicates<T>(items: readonly T[], isSame: (one: T, other: T) => boolean = Object.is): T[] {
  return items.filter((item, at) => items.findIndex((other) => isSame(other, item)) !== at);
}

export const uniq = (items: readonly unknown[]): unknown[] => [...new Set(items)];

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Readonly<Record<string, T[]>> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return Object.fromEntries(groups);
}

export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text);

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tabs of this site keep their place while they change. */
export const useScrollPositionBlocker = (): object => ({ blockElementScrollPositionUntilNextRender: () => undefined });

/** Address of the page without the path that the site is mounted at, and without a slash at the end. */
export const usePathname = (): string => pagePath(useLocation());

/** `@docusaurus/useIsomorphicLayoutEffect`: runs before painting in the browser, and not at all while pages are rendered. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? React.useEffect : React.useLayoutEffect;

/** `@theme/Root`, where a tree has none: nothing is around its pages. */
export const Root = ({ children }: { readonly children: React.ReactNode }): React.ReactNode => children;

/** Names of classes that scripts of pages look for, in the theme of Docusaurus. */
const classNames = {
  'header[data-site]': ['navbar'],
  'header[data-site] > nav': ['navbar__inner', 'navbar__items'],
  'footer[data-site]': ['footer'],
};

/** Gives the parts of our theme these classes. They stay, because a script that changes such a part takes its change back when its page is left. */
export function nameParts(): void {
  for (const [selector, classes] of Object.entries(classNames))
    document.querySelector(selector)?.classList.add(...classes);
}
