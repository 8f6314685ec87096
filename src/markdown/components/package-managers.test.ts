import { expect, test } from 'vitest';
import { convertCommands, packageManagerTabs } from './package-managers';

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install --force', 'yarn install --force', 'pnpm install --force', 'bun install --force'],
  ['npm i --save-dev vite', 'yarn add --dev vite', 'pnpm add -D vite', 'bun add -d vite'],
  ['npm i -D vite', 'yarn add --dev vite', 'pnpm add -D vite', 'bun add -d vite'],
  ['npm i -E lit', 'yarn add --exact lit', 'pnpm add -E lit', 'bun add --exact lit'],
  ['npm i --save-exact lit', 'yarn add --exact lit', 'pnpm add -E lit', 'bun add --exact lit'],
  ['npm install --save lit', 'yarn add lit', 'pnpm add lit', 'bun add lit'],
  ['npm i -S lit', 'yarn add lit', 'pnpm add lit', 'bun add lit'],
  ['npm install -g tool', 'yarn global add tool', 'pnpm add -g tool', 'bun add -g tool'],
  ['npm rm -g tool', 'yarn global remove tool', 'pnpm remove -g tool', 'bun remove -g tool'],
  ['npm run', 'yarn run', 'pnpm run', 'bun run'],
  ['npm init', 'yarn init', 'pnpm init', 'bun init'],
  ['npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
  ['npm exec tsc', 'yarn exec tsc', 'pnpm exec tsc', 'bunx tsc'],
  ['npm', 'yarn', 'pnpm', 'bun'],
  ['npm outdated', 'yarn outdated', 'pnpm outdated', 'bun outdated'],
  ['npm uninstall lit', 'yarn remove lit', 'pnpm remove lit', 'bun remove lit'],
  ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm run build', 'yarn build', 'pnpm build', 'bun run build'],
  ['npm run build -- --port 3', 'yarn build --port 3', 'pnpm build --port 3', 'bun run build --port 3'],
  ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
  ['npm init docusaurus', 'yarn create docusaurus', 'pnpm create docusaurus', 'bun create docusaurus'],
  ['npx tsc', 'yarn dlx tsc', 'pnpm dlx tsc', 'bunx tsc'],
  [
    '$ npm update && npm run lint',
    '$ yarn upgrade && yarn lint',
    '$ pnpm update && pnpm lint',
    '$ bun update && bun run lint',
  ],
  [
    'cd a &&  npm ci;  npm  test',
    'cd a &&  yarn install --frozen-lockfile;  yarn test',
    'cd a &&  pnpm install --frozen-lockfile;  pnpm test',
    'cd a &&  bun install --frozen-lockfile;  bun run test',
  ],
  ['npm test;npm run a', 'yarn test;yarn a', 'pnpm test;pnpm a', 'bun run test;bun run a'],
  ['  $   npm test', '  $   yarn test', '  $   pnpm test', '  $   bun run test'],
  ['npmrc', 'npmrc', 'npmrc', 'npmrc'],
  ['echo npm', 'echo npm', 'echo npm', 'echo npm'],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm);
  expect((['yarn', 'pnpm', 'bun'] as const).map((manager) => convertCommands(npm, manager))).toEqual([yarn, pnpm, bun]);
});

test('each tab has the options of the fence, without the mark that made the tabs', () => {
  const tabs = packageManagerTabs({ type: 'code', lang: 'bash', meta: 'npm2yarn title="a"', value: 'npm ci' });
  expect(tabs).toMatchObject({ name: 'Tabs', attributes: [{ name: 'groupId', value: 'npm2yarn' }] });
  expect(tabs.children).toMatchObject(
    (['npm', 'yarn', 'pnpm', 'bun'] as const).map((manager) => ({
      ...{ name: 'TabItem', attributes: ['value', 'label'].map((name) => ({ name, value: manager })) },
      children: [{ type: 'code', lang: 'bash', meta: 'title="a"', value: convertCommands('npm ci', manager) }],
    })),
  );
});
