import path from 'node:path';
import { differences } from '../../test/site/differences';
import { elsewhere, forgetBuilds, prepareTree, runInTree } from './site-tree.mts';

/** `npm run test:determinism`: two cold builds of the whole site in other circumstances are the same, byte for byte. */
const [one, other] = ['determinism-here', 'determinism-elsewhere'].map((name) => {
  const tree = prepareTree(name, 'content');
  forgetBuilds(tree);
  return tree;
});
if (one === undefined || other === undefined) throw new Error('There are no trees.');
await runInTree(one, ['build']);
await runInTree(other, ['build'], elsewhere);
const found = differences(path.join(one, 'public'), path.join(other, 'public'));
for (const file of found) console.error(`${file} differs between two builds of the same content.`);
if (found.length === 0) console.log('Two builds of the site are the same.');
else process.exitCode = 1;
