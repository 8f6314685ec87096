import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { stableIds } from './stable-ids';

type Given = Parameters<typeof stableIds.apply>[0];

/** The ids that modules get when the site is in a folder, by their resources there. */
function idsIn(root: string, resources: readonly string[]): (string | undefined)[] {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const ids = new Map<object, string>();
  const modules = resources.map((resource, index) =>
    // webpack joins modules, and only the first of them knows its file.
    index % 2 === 0 ? { resource } : { rootModule: { resource } },
  );
  const compilation: Parameters<Parameters<Given['hooks']['compilation']['tap']>[1]>[0] = {
    hooks: { beforeModuleIds: { tap: (_name, run) => run(modules) }, afterProcessAssets: { tap: () => undefined } },
    chunkGraph: { setModuleId: (module, id) => void ids.set(module, id) },
  };
  stableIds.apply({ hooks: { compilation: { tap: (_name, run) => run(compilation) } } });
  vi.restoreAllMocks();
  return modules.map((module) => ids.get(module));
}

test('a page that runs has the same id in every folder, and others keep theirs', () => {
  const resources = (root: string): string[] => [
    `${root}/src/doc.tsx?__contentFilePath=${root}/.tmp/mdx/a.mdx`,
    `${root}/src/doc.tsx?__contentFilePath=${root}/.tmp/mdx/b.mdx`,
    `${root}/src/doc.tsx`,
  ];
  const [one, other] = ['/home/one', '/srv/other'].map((root) => idsIn(path.resolve(root), resources(root)));
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(3);
  expect(one?.[2]).toBeUndefined();
});
