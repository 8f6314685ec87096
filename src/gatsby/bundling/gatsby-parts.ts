import type { Configuration, RuleSetRule } from 'webpack';
import { isObject } from '../../model/guards';

/**
 * Error for a part of Gatsby's configuration of webpack that we change and that is not there. Nobody promises names and patterns of these
 * parts. Without the error, another Gatsby would make larger scripts, slower builds or pages without styles, and nobody would notice.
 */
export const missingPart = (part: string): Error =>
  new Error(
    `Gatsby’s configuration of webpack has no ${part}, which the build changes. Install the versions in package-lock.json ` +
      '(`npm ci`), or adapt src/gatsby/bundling to the new Gatsby; see “Internals that we rely on” in ARCHITECTURE.md.',
  );

/** The plugin of a class in a list of plugins or minimizers. @throws if there is none */
export function pluginOf(plugins: readonly unknown[] | undefined, className: string): object {
  const found = plugins?.filter(isObject).find((plugin) => plugin.constructor.name === className);
  if (!found) throw missingPart(`\`${className}\``);
  return found;
}

/** The object below a key of a plugin, for changing it. @throws if there is none */
export function objectBelow(plugin: object, key: string): object {
  const value: unknown = Reflect.get(plugin, key);
  if (!isObject(value)) throw missingPart(`\`${key}\` in \`${plugin.constructor.name}\``);
  return value;
}

const isRule = (rule: unknown): rule is RuleSetRule => isObject(rule) && !(rule instanceof RegExp);

/** All rules that read files, without those for other rules. */
export const rulesOf = ({ module }: Configuration): RuleSetRule[] => (module?.rules ?? []).filter(isRule);

/** The rules of which webpack takes the first that fits. */
export const choicesOf = ({ oneOf }: RuleSetRule): RuleSetRule[] => (oneOf ?? []).filter(isRule);

/** Whether a rule reads files of this name. */
export const fits = ({ test }: RuleSetRule, file: string): boolean => test instanceof RegExp && test.test(file);
