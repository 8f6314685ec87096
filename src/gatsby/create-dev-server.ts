import path from 'node:path';
import type { Express } from 'express';
import type { GatsbyNode } from 'gatsby';
import sirv from 'sirv';
import { contentDir } from '../content/content-dir';
import { serveProblems } from './live-problems';
import { onCreateDevServer as serveSearchIndex } from './serve-search-index';

/** While developing: search, what is wrong with the content, and the files that the content tree wants served as they are. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async (...args) => {
  const [{ app }] = args as [{ app: unknown }, ...unknown[]];
  const server = app as Express;
  serveProblems(server);
  server.use(sirv(path.join(contentDir, 'static'), { dev: true }));
  await serveSearchIndex?.(...args);
};
