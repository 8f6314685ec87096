import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { tag } from '../nodes';

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof managers)[number];

/** A fence marked `npm2yarn` → tabs with the commands of each package manager; the choice is kept for the next page. */
export function packageManagerTabs(node: Code): MdxJsxFlowElement {
  const { position } = node;
  const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '').trim();
  const items = managers.map((manager) => {
    const code: Code = { ...node, meta, value: convertCommands(node.value, manager) };
    return tag('TabItem', { value: manager, label: manager }, [code], position);
  });
  return tag('Tabs', { groupId: 'npm2yarn' }, items, position);
}

/** Commands of npm, line by line, as another package manager has them. What it does not know stays. */
export function convertCommands(code: string, manager: Manager): string {
  if (manager === 'npm') return code;
  return code
    .split('\n')
    .map((line) =>
      line.replace(/(^|&&\s*|;\s*|\$\s+)(npm|npx)(\s+[^&;]*|$)/g, (_, before: string, tool: string, rest: string) => {
        const [, words = '', space = ''] = /^(.*?)(\s*)$/.exec(rest) ?? [];
        return before + convert(tool, words.trim(), manager) + space;
      }),
    )
    .join('\n');
}

function convert(tool: string, words: string, manager: Exclude<Manager, 'npm'>): string {
  if (tool === 'npx') return `${{ yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }[manager]} ${words}`;
  const [command = '', ...rest] = words.split(/\s+/);
  const isGlobal = rest.some((word) => word === '-g' || word === '--global');
  const args = rest.filter((word) => !/^(?:-g|--global|--save|-S|--)$/.test(word)).map((word) => flagOf(word, manager));
  const join = (...parts: string[]): string => [manager, ...parts, ...args].filter((part) => part !== '').join(' ');
  switch (command) {
    case 'install':
    case 'i':
    case 'add':
      if (args.every((word) => word.startsWith('-'))) return join('install');
      if (!isGlobal) return join('add');
      return manager === 'yarn' ? join('global', 'add') : join('add', '-g');
    case 'uninstall':
    case 'remove':
    case 'rm':
      return isGlobal && manager === 'yarn' ? join('global', 'remove') : join('remove', isGlobal ? '-g' : '');
    case 'ci':
      return join('install', '--frozen-lockfile');
    case 'run':
    case 'run-script':
      return manager === 'bun' ? join('run') : join(rest.length === 0 ? 'run' : '');
    case 'init':
    case 'create':
      return join(args.length > 0 && !args[0]?.startsWith('-') ? 'create' : 'init');
    case 'update':
    case 'upgrade':
      return join(manager === 'yarn' ? 'upgrade' : 'update');
    case 'start':
    case 'test':
      return manager === 'bun' ? join('run', command) : join(command);
    case 'exec':
      return { yarn: join('exec'), pnpm: join('exec'), bun: `bunx ${args.join(' ')}` }[manager];
    case '':
      return manager;
    default:
      return join(command);
  }
}

const flagOf = (word: string, manager: Exclude<Manager, 'npm'>): string => {
  if (word === '--save-dev' || word === '-D') return manager === 'yarn' ? '--dev' : manager === 'bun' ? '-d' : '-D';
  return word === '--save-exact' || word === '-E' ? (manager === 'yarn' || manager === 'bun' ? '--exact' : '-E') : word;
};
