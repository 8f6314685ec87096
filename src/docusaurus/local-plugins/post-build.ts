import { pathBelow } from '../../content/files/paths';
import { reasonOf } from '../../content/tree-error';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { docusaurusConfig } from '../config/config-schema';
import type { Mounted } from '../mounted';
import { Notes } from '../notes';
import { findModule, isFunction, runInTree, runModule, settingsError } from '../run/run-module';
import { contextOf, makePlugins } from './make-plugins';

/**
 * Runs what the plugins of a tree do after a build into `outDir`, which has these addresses. What fails is a problem, and the others
 * still run. The configuration has to run once more, because a function cannot be written down when the tree is mounted.
 */
export async function runPostBuild(
  { root, allowsGaps, runsPostBuild }: Pick<Mounted, 'root' | 'allowsGaps' | 'runsPostBuild'>,
  outDir: string,
  routes: readonly string[],
): Promise<Problem[]> {
  const file = runsPostBuild ? findModule(root, 'docusaurus.config') : undefined;
  if (file === undefined) return [];
  const config = docusaurusConfig.parse((await runModule(file, root, new Notes(), allowsGaps)) ?? {});
  const problems: Problem[] = [];
  const inConfig = pathBelow(root, file);
  await runInTree(root, [], allowsGaps, async () => {
    const context = contextOf(config, root, outDir);
    const base = context.baseUrl.replace(/\/$/, '');
    const routesPaths = [...routes, '/404.html'].map((route) => base + route);
    const given = { ...context, routesPaths, routes: [], plugins: [], head: {}, content: undefined };
    for (const { name, hooks } of await makePlugins(config, { root, outDir }, new Notes())) {
      if (!isFunction(hooks.postBuild)) continue;
      try {
        await Reflect.apply(hooks.postBuild, hooks, [given]);
      } catch (error) {
        const { problem } = settingsError(error, root, inConfig, []);
        const what = `The plugin \`${name}\` fails after the build (\`postBuild\`): ${reasonOf(error)}`;
        problems.push(asWarning({ ...problem, what, remedy: 'Fix the plugin. What it makes may be missing.' }));
      }
    }
  });
  return problems;
}
