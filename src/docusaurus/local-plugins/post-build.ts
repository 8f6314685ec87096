import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { docusaurusConfig } from '../config-schema';
import { findModule } from '../run/find-module';
import { Notes } from '../notes';
import { readOrigin } from '../origin';
import { isFunction } from '../run/is-function';
import { runInTree, runModule } from '../run/run-module';
import { settingsError } from '../run/tree-error';
import { makePlugins } from './make-plugins';
import { contextOf } from './plugin-context';

/**
 * Runs what the plugins of the tree mounted at `contentDir` do after a build into `outDir`, which has these addresses. What fails is a problem, and the others
 * still run. The configuration has to run once more, because a function cannot be written down when the tree is mounted.
 */
export async function runPostBuild(contentDir: string, outDir: string, routes: readonly string[]): Promise<Problem[]> {
  const origin = readOrigin(contentDir);
  const file = origin?.runsPostBuild === true ? findModule(origin.root, 'docusaurus.config') : undefined;
  if (!origin || file === undefined) return [];
  const { root, allowsGaps } = origin;
  const config = docusaurusConfig.parse((await runModule(file, root, new Notes(), allowsGaps)) ?? {});
  const problems: Problem[] = [];
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
        const { problem } = settingsError(error, root, 'docusaurus.config.js', []);
        const reason = error instanceof Error ? error.message : String(error);
        const what = `The plugin \`${name}\` fails after the build (\`postBuild\`): ${reason.split('\n')[0] ?? ''}`;
        problems.push(asWarning({ ...problem, what, remedy: 'Fix the plugin. What it makes may be missing.' }));
      }
    }
  });
  return problems;
}
