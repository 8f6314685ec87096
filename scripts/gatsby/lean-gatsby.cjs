// Loaded before Gatsby, this file leaves out work of Gatsby whose result nobody uses, and a cache that may be wrong. It also ends Gatsby
// with what has started it.
const Module = require('node:module');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { setTimeout } = require('node:timers/promises');

// A killed launcher would leave Gatsby behind, which writes on while the next build runs, or keeps the port of `develop`.
const launcher = process.ppid;
setInterval(() => {
  if (process.ppid !== launcher) process.exit(1);
}, 500).unref();

/** Gives a module of Gatsby other exports, before it is loaded. */
function replace(name, exports) {
  const file = require.resolve(`gatsby/dist/utils/${name}`);
  require.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
}

const compiledFolder = '.cache/compiled';
const compiledModule = (root, plugin, name) => {
  const file = path.join(root, compiledFolder, `${name}.js`);
  return plugin === 'default-site-plugin' && existsSync(file) ? file : undefined;
};

// Gatsby would start a process that compiles gatsby-config.ts and gatsby-node.ts with Parcel, which lists all files of the project
// twice. The launcher has compiled them (`compile-entries.mts`).
replace('parcel/compile-gatsby-files', {
  COMPILED_CACHE_DIR: compiledFolder,
  compileGatsbyFiles: async () => {},
  findCompiledLocalPluginModule: compiledModule,
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: compiledModule(root, plugin, 'gatsby-node'),
  }),
});

if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  // Templates without pages, such as those of posts in a tree without a blog, are no mistake.
  const reporter = require('gatsby-cli/lib/reporter');
  const [warn, log] = [reporter.warn.bind(reporter), reporter.log.bind(reporter)];
  const isUnused = /^The GraphQL query in the non-page component "[^"]*[\\/]src[\\/](?:pages|templates)[\\/]/;
  reporter.warn = (text) => (isUnused.test(text) ? undefined : warn(text));
  reporter.log = (text, ...more) =>
    /^\s*Exported queries are only executed for page components/.test(text) ? undefined : log(text, ...more);

  // gatsby-plugin-image looks for named pictures in all modules that name its component, and parses its own modules for them.
  const images = require('gatsby-plugin-image/dist/node-apis/preprocess-source');
  const { preprocessSource } = images;
  const ofPlugin = /node_modules[\\/]gatsby-plugin-image[\\/]/;
  images.preprocessSource = (args) => (ofPlugin.test(args.filename) ? undefined : preprocessSource(args));

  // It would advise each build to do without it.
  require('gatsby-plugin-react-helmet/gatsby-node').onPreInit = () => {};

  // gatsby-source-filesystem takes the digest of a file from its cache if inode and time are as they were, although its text may not be.
  const files = require('gatsby-source-filesystem/create-file-node');
  const { createFileNode } = files;
  const begin = (file, createNodeId, options) => createFileNode(file, createNodeId, options);
  files.createFileNode = begin;

  if (process.argv.includes('develop') || process.env.NODE_ENV === 'development') {
    // The watcher reports only the first of several changes of a file within 50 ms. Programs empty a file before they write it, so it is
    // read after that time.
    files.createFileNode = (...args) => setTimeout(60).then(() => begin(...args));

    // Gatsby makes pages anew while plugins still make nodes of a file that has changed, and would drop the page whose node is not there yet.
    const mutations = require('gatsby/dist/services/run-mutation-batch');
    const { runMutationBatch } = mutations;
    mutations.runMutationBatch = async (context) => {
      const { emitter } = require('gatsby/dist/redux');
      let isMaking = false;
      const start = () => (isMaking = true);
      let end;
      const made = new Promise((resolve) => (end = resolve));
      emitter.on('API_RUNNING_START', start);
      emitter.on('API_RUNNING_QUEUE_EMPTY', end);
      await runMutationBatch(context);
      if (isMaking) await made;
      emitter.off('API_RUNNING_START', start);
      emitter.off('API_RUNNING_QUEUE_EMPTY', end);
    };

    // While developing, Gatsby waits half a second after a change for others. What changes later comes next.
    const { waitingStates } = require('gatsby/dist/state-machines/waiting');
    waitingStates.states.batchingNodeMutations.after = { 20: 'committingBatch' };

    // Gatsby ends when something changes during seven runs of queries in a row, because a plugin may change nodes in each of them. Ours do not,
    // but files may be saved that often.
    const { buildActions } = require('gatsby/dist/state-machines/develop/actions');
    buildActions.incrementRecompileCount = buildActions.resetRecompileCount;
  } else {
    // A build would begin with all files at once and hold all that becomes of them at the same time; it waits after each 256.
    let [before, stored, begun] = [Promise.resolve(), undefined, 0];
    files.createFileNode = (...args) => {
      const made = before.then(() => (++begun % 256 === 0 ? stored : undefined)).then(() => begin(...args));
      before = made.catch(() => undefined);
      return made;
    };
    const filesystem = require('gatsby-source-filesystem/gatsby-node');
    const { sourceNodes } = filesystem;
    filesystem.sourceNodes = ({ actions, ...args }, options) => {
      const createNode = (...node) => (stored = actions.createNode(...node));
      return sourceNodes({ ...args, actions: { ...actions, createNode } }, options);
    };
  }

  // A store that outgrows its map gets a larger one and keeps the old ones, so memory holds the same pages several times.
  const lmdb = require('lmdb');
  const { open } = lmdb;
  lmdb.open = (options) => open({ mapSize: 2 ** 30, ...options });

  // gatsby-plugin-lunr asks for all nodes at once, although it indexes sections, one after the other.
  const lunr = require('gatsby-plugin-lunr/gatsby-node');
  const { getDataStore } = require('gatsby/dist/datastore');
  const { onPostBootstrap } = lunr;
  lunr.onPostBootstrap = (args, options) =>
    onPostBootstrap({ ...args, getNodes: () => getDataStore().iterateNodesByType('SearchSection') }, options);
} else if (process.env.GATSBY_CPU_COUNT === '1') {
  // With one processor, Gatsby runs queries itself. Its worker renders, which needs no plugins, no schema and no nodes.
  replace('worker/child/load-config-and-plugins', { loadConfigAndPlugins: async () => {} });
  replace('worker/child/schema', { buildSchema: async () => {}, setInferenceMetadata: () => {} });
  replace('worker/child/queries', {});
}
