import type { Express } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { readAbbreviations } from '../../content/data-files';
import { lunrJsonOf } from '../../search/index/lunr-index';
import { searchFolder } from '../../search/types';
import { builtTree } from '../built-tree';
import { contentGeneration, graphFromNodes } from '../nodes/content-graph';
import { nodesOf } from '../nodes/domain-nodes';
import { searchFiles } from '../outputs/search-index';
import type { SearchFiles } from '../outputs/search-index';

/** Serves the same search files during development, created from the current nodes on request. */
export function serveSearchIndex({ app, ...store }: Pick<CreateDevServerArgs, 'app' | 'getNodesByType'>): void {
  let made: { readonly generation: number; readonly files: Promise<SearchFiles> } | undefined;
  const current = async (): Promise<SearchFiles> => {
    const sections = nodesOf(store, 'SearchSection');
    return searchFiles({
      index: lunrJsonOf(sections, readAbbreviations(builtTree().contentDir)),
      sections,
      navbars: nodesOf(store, 'Navbar'),
      homes: nodesOf(store, 'Home'),
      graph: await graphFromNodes(store),
      version: 'current',
      sets: builtTree().config.docSets,
    });
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
