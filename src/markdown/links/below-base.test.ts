import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as settings from '../../site';
import type { PageContext } from '../page-context';

beforeEach(() => {
  vi.resetModules();
  vi.doMock('../../site', async (original) => {
    const module = await original<typeof settings>();
    return { ...module, site: { ...module.site, basePath: '/kit/' } };
  });
});
afterEach(() => {
  vi.doUnmock('../../site');
  vi.resetModules();
});

test('addresses of links, pictures and films may begin with the path that the site is mounted at', async () => {
  const { compileMarkdown } = await import('../compile');
  const { standalone } = await import('../page-context');
  const body = '<img src="/kit/img/a.png" /> ![](/img/b.png) <video src="/kit/c.mp4" /> [d](/kit/docs/d)\n';
  const { compiled } = compileMarkdown('docs/a.md', body, { ...standalone, policy: 'lenient' });
  const addresses = JSON.stringify(compiled.body).match(/(?<=(?:src|href)=.")[^"\\]*/g);
  expect(addresses).toEqual(['/img/a.png', '/img/b.png', '/c.mp4', '/docs/d']);
});

test('relative links may climb above the site', async () => {
  const { compileMarkdown } = await import('../compile');
  const { standalone } = await import('../page-context');
  const context: PageContext = { ...standalone, policy: 'lenient', addressOf: () => '/parts/a' };
  const { compiled } = compileMarkdown('docs/parts/a.md', '[b](../../kit/parts/b) [c](../c)\n', context);
  expect(compiled.links.map(({ target }) => target)).toEqual(['/parts/b', '/c']);
});
