import path from 'node:path';
import type { Express } from 'express';
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import serveStatic from 'serve-static';
import { builtTree } from '../built-tree';
import { redirectRules, redirectTarget, withQuery } from '../../deploy/redirects';
import { trimSlash } from '../../model/addresses/routes';
import { nodesOf } from '../nodes/domain-nodes';
import { feedLinks } from '../../model/feeds/feed-links';
import { shownBlogs } from '../../model/pages/posts/blogs';
import { katexFolder, mathFolder } from '../../markdown/math/formulas';
import { feedFiles } from '../outputs/machine-files';
import { serveProblems } from '../develop/live-problems';
import { markdownFiles } from '../outputs/markdown-files';
import { mathFiles } from '../outputs/math-files';
import { readAbbreviations } from '../../content/data-files';
import { lunrJsonOf } from '../../search/index/lunr-index';
import { searchFolder } from '../../search/types';
import { contentGeneration, graphFromNodes } from '../nodes/content-graph';
import { searchFilesOf } from '../outputs/search-index';
import type { SearchFiles } from '../outputs/search-index';

/** What a build writes beside the pages, served from the current nodes while developing; and what is wrong with the content. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args: CreateDevServerArgs) => {
  const { contentDir, config } = builtTree();
  const server = args.app as Express;
  serveProblems(server);
  server.get(/^\/[^_]/, (request, response, next) => {
    const address = trimSlash(request.path);
    // Hosts also look for a page before they redirect.
    const isPage = args.getNode(`SitePage ${address}`) !== undefined;
    const target = isPage ? undefined : redirectTarget(address, redirectRules(nodesOf(args, 'Redirect')));
    // Browsers keep a permanent redirect after its line has changed.
    if (target === undefined) next();
    else response.redirect(302, withQuery(target, request.url.slice(request.path.length)));
  });
  server.get(/\.md$/, (request, response, next) => {
    const file = markdownFiles(args, true).find(({ address }) => address === request.path);
    if (file) response.type('text/markdown').send(file.read());
    else next();
  });
  server.get(/\.(?:xml|json)$/, (request, response, next) => {
    // The data of each page is JSON, too, and a feed reads all posts.
    const isFeed = shownBlogs(config)
      .flatMap(feedLinks)
      .some(({ href }) => href === request.path);
    const text = isFeed ? feedFiles(args).get(request.path) : undefined;
    if (text) response.type(path.extname(request.path)).send(text());
    else next();
  });
  server.get(`${mathFolder}/*`, (request, response, next) => {
    mathFiles(args).then((files) => {
      const css = files.get(request.path);
      if (css === undefined) next();
      else response.type('text/css').send(css);
    }, next);
  });
  server.use(mathFolder, serveStatic(katexFolder, { redirect: false }));
  server.use(serveStatic(path.join(contentDir, 'static'), { redirect: false }));
  serveSearchIndex(args);
};

/** Serves the same search files during development, created from the current nodes on request. */
function serveSearchIndex({ app, ...store }: Pick<CreateDevServerArgs, 'app' | 'getNodesByType'>): void {
  let made: { readonly generation: number; readonly files: Promise<SearchFiles> } | undefined;
  const current = async (): Promise<SearchFiles> => {
    const sections = nodesOf(store, 'SearchSection');
    const index = lunrJsonOf(sections, readAbbreviations(builtTree().contentDir));
    return searchFilesOf(store, index, await graphFromNodes(store));
  };
  const server = app as Express;
  server.get(`${searchFolder}/:file`, (request, response, next) => {
    if (made?.generation !== contentGeneration()) made = { generation: contentGeneration(), files: current() };
    const respond = ({ files, manifests }: SearchFiles): void => {
      const manifest = manifests.get(request.path);
      const text = manifest ? JSON.stringify(manifest) : files.get(request.path);
      if (text === undefined) response.sendStatus(404);
      else response.type('json').send(text);
    };
    made.files.then(respond, next);
  });
}
