import type { Express } from 'express';
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import { markdownFiles } from './markdown-files';
import { serveSearchIndex } from './serve-search-index';

/** What a build writes beside the pages, served from the current nodes while developing. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args: CreateDevServerArgs) => {
  const server = args.app as Express;
  server.get(/\.md$/, (request, response, next) => {
    const file = markdownFiles(args, true).find(({ address }) => address === request.path);
    if (file) file.read().then((text) => response.type('text/markdown').send(text), next);
    else next();
  });
  serveSearchIndex(args);
};
