import * as React from 'react';

interface ErrorBoundaryProps {
  readonly children?: React.ReactNode;
  readonly fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => React.ReactNode;
}
interface ErrorBoundaryState {
  readonly error: Error | undefined;
}

/** `@docusaurus/ErrorBoundary`: shows something else, or the message, in the place of components that fail. */
export default class ErrorBoundary extends React.Component<ErrorBoundaryProps, ErrorBoundaryState> {
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
