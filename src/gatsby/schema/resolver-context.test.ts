import { expect, test } from 'vitest';
import { buildSite } from '../../../test/samples/sample-site';
import { contentChanged } from '../nodes/content-graph';
import { pageNodeTypes } from '../nodes/domain-nodes';
import { graphOf } from './resolver-context';
import type { NodeModel } from './resolver-context';

const sidebar = {
  ...{ id: 'Sidebar Main', name: 'Main', order: 0, authored: [], parent: null, children: [] },
  internal: { type: 'Sidebar', contentDigest: '', owner: '' },
};

test('the graph of nodes that are replaced while they are read is not kept, and queries depend on all that it is made of', async () => {
  buildSite({}, {});
  contentChanged();
  const asked: string[] = [];
  let nodes: object[] = [];
  const nodeModel: NodeModel = {
    findAll: ({ type }) => {
      const entries = type === 'Sidebar' ? nodes : [];
      // Gatsby deletes what a file had before it makes what the file has.
      if (type === 'Sidebar' && nodes.length === 0) {
        nodes = [sidebar];
        contentChanged();
      }
      return Promise.resolve({ entries });
    },
    getNodeById: () => undefined,
    getNodesByIds: (_, { connectionType }) => void asked.push(connectionType),
  };
  const names = async () => [...(await graphOf({ nodeModel })).sidebars.keys()];
  expect([await names(), await names(), await names()]).toEqual([[], ['Main'], ['Main']]);
  expect(new Set(asked)).toEqual(new Set(['Sidebar', ...pageNodeTypes]));
});
