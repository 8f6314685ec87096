import { expect, test } from 'vitest';
import ErrorBoundary from './ErrorBoundary';

test('components are shown until they fail, and then what the page has for that', () => {
  const boundary = new ErrorBoundary({ children: 'Map', fallback: ({ error }) => `No map: ${error.message}` });
  expect(boundary.render()).toBe('Map');
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('offline'));
  expect(boundary.render()).toBe('No map: offline');
});
