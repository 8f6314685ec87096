import { TreeError } from '../../content/tree-error';
import type { Problem } from '../../model/problems/problems';

/** What was thrown while a file of settings ran, at the innermost line of the tree's own that was running. */
export function settingsError(error: unknown, root: string, file: string, missing: readonly string[]): TreeError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const what = `The configuration cannot be read: ${message.split('\n')[0] ?? ''}`;
  const packages = missing.map((name) => `\`${name}\``).join(', ');
  const lost = /Cannot find module '([./][^']*)'/.exec(message)?.[1];
  const remedy =
    lost !== undefined && !lost.includes('node_modules')
      ? 'Run the script of the tree that makes this file (see `scripts` in its package.json), or build with `--lenient`, which does without it.'
      : missing.length === 0
        ? 'Fix the configuration, and check that `npm install` was run in the tree.'
        : `${packages} ${missing.length === 1 ? 'is' : 'are'} not installed. Run \`npm install\` in the tree.`;
  return new TreeError({ ...(placeIn(`${stack}\n${message}`, root) ?? { file, line: 1, column: 1 }), what, remedy });
}

function placeIn(text: string, root: string): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  for (const line of text.split('\n')) {
    const start = line.indexOf(`${root}/`);
    const [, file, row, column = '1'] = /^([^:()]+):(\d+)(?::(\d+))?/.exec(line.slice(start + root.length + 1)) ?? [];
    if (start >= 0 && file !== undefined && !file.includes('node_modules/'))
      return { file, line: Number(row), column: Number(column) };
  }
  return undefined;
}
