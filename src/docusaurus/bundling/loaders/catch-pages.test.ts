import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import catchPages from './catch-pages';

type Page = () => Promise<{ default: () => string }>;

test('a page whose module fails has a component that fails, and other pages have their own', async () => {
  const components: Record<string, Page> = {
    good: () => Promise.resolve({ default: () => 'tea' }),
    bad: () => Promise.reject(new Error('There is no water.')),
  };
  const exported = { components: {} as typeof components };
  runInNewContext(catchPages('exports.components = components;'), { exports: exported, components });
  expect((await exported.components.good?.())?.default()).toBe('tea');
  const bad = await exported.components.bad?.();
  expect(() => bad?.default()).toThrow('There is no water.');
});
