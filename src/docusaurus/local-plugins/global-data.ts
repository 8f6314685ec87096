import { z } from 'zod';
import { reasonOf } from '../../content/tree-error';
import type { Json } from '../../model/types';
import type { Notes } from '../notes';
import { isFunction } from '../run/run-module';
import type { LocalPlugin } from './make-plugins';

/** What plugins tell components (`useGlobalData`): name of the plugin → id of the instance → data. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/**
 * Lets plugins load their content and hand on what components may read. Pages that they add (`addRoute`) are noted, and a plugin that
 * fails is noted with the reason. Call it inside of `runInTree`.
 */
export async function readGlobalData(plugins: readonly LocalPlugin[], notes: Notes): Promise<GlobalData> {
  const all: Record<string, Record<string, Json>> = {};
  for (const { name, id, hooks } of plugins) {
    if (!isFunction(hooks.contentLoaded)) continue;
    const actions = {
      setGlobalData: (data: unknown) => void ((all[name] ??= {})[id] = asJson.parse({ data }).data),
      addRoute: () => notes.add(`${name}: addRoute`),
      createData: () => Promise.resolve(''),
    };
    try {
      const content: unknown = isFunction(hooks.loadContent) ? await Reflect.apply(hooks.loadContent, hooks, []) : null;
      await Reflect.apply(hooks.contentLoaded, hooks, [{ content, actions, allContent: {} }]);
    } catch (error) {
      notes.add(`${name}: contentLoaded`, `fails: ${reasonOf(error).replace(/\.$/, '')}`);
    }
  }
  return all;
}

/** Data as a bundle has it: without functions, and without keys whose value is undefined. */
const asJson = z
  .object({ data: z.unknown() })
  .transform((value): unknown => JSON.parse(JSON.stringify(value)))
  .pipe(z.object({ data: z.json().default(null) }));
