// Loaded before Gatsby, this file makes esbuild compile gatsby-config.ts and gatsby-node.ts. Gatsby takes Parcel, which loads for half a
// second and then lists all files of the project twice, with those of node_modules. Without this file everything works, only later.
const Module = require('node:module');
const path = require('node:path');
const { buildSync } = require('esbuild');

const names = ['gatsby-config', 'gatsby-node'];

/** What Gatsby uses of Parcel: the folder of the site is that of the entries, and each entry becomes a file of `distDir`. */
class Parcel {
  constructor({ entries: [first], targets }) {
    this.from = (name) => path.join(path.dirname(first), `${name}.ts`);
    this.to = (name) => path.join(targets.root.distDir, `${name}.js`);
  }

  async run() {
    for (const name of names) {
      try {
        buildSync({
          ...{ entryPoints: [this.from(name)], outfile: this.to(name), bundle: true, packages: 'external' },
          ...{ platform: 'node', format: 'cjs', target: 'node20', logLevel: 'silent' },
        });
      } catch (error) {
        // Without places, esbuild itself has failed.
        if (Array.isArray(error.errors)) error.diagnostics = error.errors.map(diagnosticOf);
        else error.diagnostics = [{ message: error.message, origin: 'esbuild' }];
        throw error;
      }
    }
    const bundles = names.map((name) => ({
      filePath: this.to(name),
      getMainEntry: () => ({ filePath: this.from(name) }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** An error of esbuild in the shape that Gatsby prints. */
const diagnosticOf = ({ text, location }) => ({
  message: text,
  origin: 'esbuild',
  ...(location && {
    codeFrames: [
      { filePath: `${location.file}:${location.line}:${location.column + 1}`, codeHighlights: [{ message: text }] },
    ],
  }),
});

const ofGatsby = { paths: [path.dirname(require.resolve('gatsby/package.json'))] };

/** Gives a package that Gatsby loads other exports, before it has. */
function replace(name, exports) {
  const file = require.resolve(name, ofGatsby);
  require.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
}

replace('@parcel/core', { Parcel });
replace('@parcel/cache', { LMDBCache: class {} });
