import path from 'node:path';
import { expect, test } from 'vitest';
import { noteBlockedPackages, problemsOfPackages } from './blocked-packages';

test('packages of a tree that create what the policy blocks are named once', () => {
  const style = "document.createElement('style').textContent = 'a{}';";
  const files: Record<string, string> = {
    '/repo/tree/node_modules/@buttons/star/a.js': style,
    '/repo/tree/node_modules/@buttons/star/b.js': style,
    '/repo/tree/node_modules/outer/node_modules/inner/a.js':
      "const s = document.createElement('script');\ns.src = 'https://a.example/b.js';",
    '/repo/tree/node_modules/quiet/a.js': "document.createElement('div'); // createElement('style')",
    '/repo/tree/src/Box.js': style,
    '/repo/node_modules/shared/a.js': style,
    [path.resolve('node_modules/react-dom/a.js')]: style,
    '/site/node_modules/react-dom/a.js': style,
  };
  const modules = Object.entries(files).map(([resource, text]) => ({
    resource,
    originalSource: () => ({ source: () => text }),
  }));
  expect(problemsOfPackages()).toEqual([]);
  const run = (_name: string, finish: (all: typeof modules) => void): void => finish(modules);
  const compilation = { hooks: { finishModules: { tap: run } } };
  noteBlockedPackages('/repo/tree').apply({
    hooks: { compilation: { tap: (_name, tapped) => tapped(compilation) } },
  });
  expect(problemsOfPackages().map(({ what }) => what.replace(/^The package /, ''))).toEqual([
    '`@buttons/star` may add scripts or style sheets that the Content Security Policy blocks: an inline style sheet.',
    '`inner` may add scripts or style sheets that the Content Security Policy blocks: https://a.example.',
    '`shared` may add scripts or style sheets that the Content Security Policy blocks: an inline style sheet.',
  ]);
});
