import { expect, test, vi } from 'vitest';
import { reloadForCode } from './reload-for-code';

test.each([
  ['/docs/a', 'doc-of-a', 1],
  ['/docs/a', 'doc', 0],
  ['/docs/not-loaded', 'doc-of-b', 0],
])('new data of %s with the code %s opens the document again %i times', (path, componentChunkName, times) => {
  const reload = vi.fn();
  const handlers: ((event: { path: string; componentChunkName: string }) => void)[] = [];
  vi.stubGlobal('window', {
    ___emitter: { on: (_name: string, handle: (typeof handlers)[number]) => handlers.push(handle) },
    ___loader: {
      loadPageSync: (asked: string) => (asked === '/docs/a' ? { page: { componentChunkName: 'doc' } } : undefined),
    },
    location: { reload },
  });
  reloadForCode(window);
  for (const handle of handlers) handle({ path, componentChunkName });
  expect(handlers).toHaveLength(1);
  expect(reload).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});
