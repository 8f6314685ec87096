import type { Code, Root } from 'mdast';
import { lineAt, readCode } from '../../model/reference/detect-uses';
import type { PythonUse } from '../../model/reference/detect-uses';
import { suggest } from '../../model/nearest';
import { placeAt } from '../problem-list';
import type { ProblemList } from '../problem-list';
import type { Reference } from '../../model/reference/reference';
import { walk } from '../walk';

const platform = 'homeassistant';

/** Finds names in samples of Python that the platform does not have. */
export function checkPython(tree: Root, reference: Reference, problems: ProblemList): void {
  walk(tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'python') return undefined;
    const uses = readCode(node.value).uses.filter(({ of }) => `${of}.`.startsWith(`${platform}.`));
    if (uses.length > 0) checkUses(uses, node, reference, problems);
    return undefined;
  });
}

function checkUses(uses: readonly PythonUse[], node: Code, reference: Reference, problems: ProblemList): void {
  const inventory = reference.single['python-names'];
  if (!inventory) return;
  for (const { of, name, imported, at } of uses) {
    const names = [...(inventory[of] ?? []), ...modulesBelow(of, Object.keys(inventory)), ...membersOf(of, reference)];
    // Modules that only attributes lead to, and members of a class that are no constants, are not listed.
    const listed = names.length > 0 ? /^[A-Z\d_]+$/.test(name) || !/\.[A-Z]\w*$/.test(of) : imported;
    if (!listed || names.includes(name)) continue;
    const [what, remedy] =
      names.length > 0
        ? [`\`${of}\` has no \`${name}\`.`, suggest(name, names)]
        : [`Unknown Python module \`${of}\`.`, suggest(of, Object.keys(inventory))];
    const { file } = node.data ?? {};
    const line = (node.position?.start.line ?? 0) + lineAt(at, node.value);
    const place = file === undefined ? placeAt(line, node.position?.start.column) : node;
    problems.add(
      place,
      file === undefined ? what : `${file}: ${what}`,
      `${remedy} If the name is right, add it to data/python-names.yml.`,
    );
  }
}

/** What the modules and enums directly below a module are called. */
const modulesBelow = (module: string, known: readonly string[]): string[] =>
  known.flatMap((name) => (name.startsWith(`${module}.`) ? [name.slice(module.length + 1).replace(/\..*/, '')] : []));

/** Members of an enum of an entity platform, from the data of the platform. */
function membersOf(of: string, { entities }: Reference): string[] {
  const [, platformName = '', enumName = ''] =
    /^homeassistant\.components\.(\w+)(?:\.\w+)*\.([A-Z]\w+)$/.exec(of) ?? [];
  const entity = platformName === '' ? undefined : entities.get(platformName);
  if (!entity) return [];
  const { deviceClasses, features, featureEnum = '', states, stateEnum = '', enums } = entity;
  return [
    ...deviceClasses.map(({ name }) => name),
    ...enums.flatMap(({ members }) => members.map(({ name }) => name)),
    ...features.map(({ name }) => within(featureEnum, name)),
    ...states.map(({ name }) => within(stateEnum, name)),
  ].flatMap((member) => (member.startsWith(`${enumName}.`) ? [member.slice(enumName.length + 1)] : []));
}

const within = (enumName: string, member: string): string => (member.includes('.') ? member : `${enumName}.${member}`);
