import type { Express } from 'express';
import type { GatsbyNode } from 'gatsby';
import lunr from 'lunr';
import { lunrOptions } from '../search/lunr-options';
import { lunrJson } from '../search/lean-index';
import { manifestPath, searchFolder } from '../search/types';
import { contentGeneration } from './content-graph';
import { graphFromNodes } from './graph-from-nodes';
import { searchFiles } from './search-index';
import type { SearchFiles } from './search-index';

/** Search while developing: the same files, made from the current nodes when they are asked for. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) => {
  let made: { readonly generation: number; readonly files: Promise<SearchFiles> } | undefined;
  const current = async (): Promise<SearchFiles> => {
    const nodes = getNodesByType('SearchSection');
    const index = lunr((builder) => {
      builder.use(lunrOptions.languages[0]?.plugins[0]?.() ?? (() => undefined));
      builder.ref('id');
      for (const { name, attributes } of lunrOptions.fields) builder.field(name, attributes);
      const resolvers = Object.entries(lunrOptions.resolvers.SearchSection);
      for (const node of nodes) {
        builder.add({
          id: node.id,
          ...Object.fromEntries(resolvers.map(([field, resolve]) => [field, resolve(node)])),
        });
      }
    });
    return searchFiles({
      index: lunrJson.parse(JSON.parse(JSON.stringify(index))),
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
};
