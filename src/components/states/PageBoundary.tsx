import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { CrashPageProps } from './CrashPage';

/** Fetched when the page is there, like `load-failures`; without it, the least that can be said. */
const CrashPage = React.lazy<React.ComponentType<CrashPageProps>>(() =>
  import(/* webpackChunkName: "later" */ './CrashPage').then(
    ({ CrashPage: Page }) => ({ default: Page }),
    () => ({
      default: () => (
        <main role="alert">
          <h1>{translate({ id: 'crash.title', message: 'This page crashed.' })}</h1>
          <button type="button" onClick={() => location.reload()}>
            {translate({ id: 'search.reload', message: 'Reload page' })}
          </button>
        </main>
      ),
    }),
  ),
);

interface PageBoundaryProps {
  /** Address of the page; another one is another attempt. */
  readonly path: string;
  /** Stands in for a part of a page that crashed; what a page that crashed shows when absent. */
  readonly fallback?: (retry: () => void) => React.ReactNode;
  readonly children: React.ReactNode;
}
interface PageBoundaryState {
  readonly path: string;
  /** What was thrown, in a box because it may be `undefined`. */
  readonly crash: { readonly thrown: unknown } | null;
}

/** Keeps a crash to the page it happens in, or to the part of it that has a `fallback`. React has no hook for this, hence the class. */
export class PageBoundary extends React.Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { path: this.props.path, crash: null };

  static getDerivedStateFromError(thrown: unknown): Partial<PageBoundaryState> {
    return { crash: { thrown } };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return path === state.path ? null : { path, crash: null };
  }

  override render(): React.ReactNode {
    const { crash } = this.state;
    const { children, fallback } = this.props;
    const retry = (): void => this.setState({ crash: null });
    if (crash === null) return children;
    return fallback ? (
      fallback(retry)
    ) : (
      <React.Suspense>
        <CrashPage thrown={crash.thrown} onRetry={retry} />
      </React.Suspense>
    );
  }
}

/** Whether React can render it. Without a default export, Gatsby passes the module itself as the page's component. */
export const isComponent = (type: unknown): boolean =>
  typeof type !== 'object' || (type !== null && '$$typeof' in type);

/** Stands in for a page whose module gave no component, and says so where the page's boundary hears it. */
export function MissingModule({ path }: { readonly path: string }): React.ReactElement {
  throw new Error(`The module of ${path} has no default export. Add \`export default\` to its component.`);
}
