import type { Express } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { lunrJsonOf } from '../../search/index/build-index';
import { manifestPath, searchFolder } from '../../search/types';
import { contentGeneration } from '../nodes/content-graph';
import { graphFromNodes } from '../nodes/graph-from-nodes';
import { searchFiles } from '../outputs/search-index';
import type { SearchFiles } from '../outputs/search-index';

/** Search while developing: the same files, made from the current nodes when they are asked for. */
export function serveSearchIndex({ app, getNodesByType }: CreateDevServerArgs): void {
  let made: { readonly generation: number; readonly files: Promise<SearchFiles> } | undefined;
  const current = async (): Promise<SearchFiles> => {
    const nodes = getNodesByType('SearchSection');
    return searchFiles({
      index: lunrJsonOf(nodes),
      sections: nodes,
      navbars: getNodesByType('Navbar'),
      graph: await graphFromNodes({ getNodesByType }),
      version: 'current',
    });
  };
  const server = app as Express;
  server.get(`${searchFolder}/:file`, (request, response, next) => {
    if (made?.generation !== contentGeneration()) made = { generation: contentGeneration(), files: current() };
    const respond = ({ files, manifest }: SearchFiles): void => {
      const text = request.path === manifestPath ? JSON.stringify(manifest) : files.get(request.path);
      if (text === undefined) response.sendStatus(404);
      else response.type('json').send(text);
    };
    made.files.then(respond, next);
  });
}
