import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

/** What Oxlint must report, and where: our own rules, and one of each kind that it has by itself. */
const reported: readonly (readonly [file: string, rule: string, code: string])[] = [
  ['src/model/pages/import.ts', 'project(layers)', "import '../../search/query/rank';"],
  ['src/model/pages/type.ts', 'project(layers)', "import type { Row } from '../../search/row';\nexport type A = Row;"],
  ['src/model/pages/export.ts', 'project(layers)', "export { rank } from '../../search/query/rank';"],
  ['src/model/pages/all.ts', 'project(layers)', "export * from '../../search/query/rank';"],
  ['src/model/pages/fetch.ts', 'project(layers)', "export const rank = (): unknown => import('../../search/rank');"],
  ['src/model/pages/inline.ts', 'project(layers)', "export type A = import('../../search/rank').Rank;"],
  ['src/config/a.ts', 'project(layers)', "import '../model/nearest';"],
  ['src/components/home/Home.tsx', 'project(layers)', "import '../../model/pages/pages';"],
  ['src/components/ui/Icon.tsx', 'project(layers)', "import '../layout/wrap-page';"],
  ['src/model/lists.ts', 'project(layers)', "import '../../test/temporary-folder';"],
  ['src/pages/text.tsx', 'project(interface-strings)', 'export const a = <p>Text</p>;'],
  ['src/browser/theme/fragment.tsx', 'project(interface-strings)', 'export const a = <>Text</>;'],
  ['src/templates/alt.tsx', 'project(interface-strings)', 'export const a = <img alt="Text" />;'],
  ['src/browser/highlight/label.tsx', 'project(interface-strings)', 'export const a = <p aria-label={`Text ${1}`} />;'],
  ['src/browser/content.ts', 'project(interface-strings)', "document.body.textContent = 'Text';"],
  ['src/browser/navigation/set.ts', 'project(interface-strings)', "document.body.setAttribute('aria-label', 'Text');"],
  ['scripts/promise.mts', 'typescript(no-floating-promises)', "export {};\nfetch('/');"],
  ['scripts/types.mts', 'typescript(TS2322)', "export const a: number = 'b';"],
  ['scripts/unused.mts', 'undefined', 'export {}; // eslint-disable-line no-debugger'],
  ['src/components/picture.tsx', 'jsx-a11y(alt-text)', 'export const a = <img src="a" />;'],
];

/** What it must let pass. */
const passed: readonly (readonly [file: string, code: string])[] = [
  ['src/model/pages/allowed.ts', "import '../lists';\nimport '../../config/site-config';\nimport 'zod';"],
  ['src/components/layout/allowed.tsx', "import './Footer.module.css';\nimport '../ui/Icon';"],
  ['src/site-map.ts', "import '../model/nearest';"],
  ['src/pages/allowed.tsx', 'export const a = <Translate id="a.b">Text</Translate>;'],
  ['src/pages/numbers.tsx', 'export const a = <p className="text">1 · 2</p>;'],
];

const report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string().optional() })),
});

test('Oxlint reports what it must, by the rules of this project and by its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const entry of ['.oxlintrc.jsonc', 'tsconfig.json', 'scripts/lint'])
    cpSync(entry, path.join(folder, entry), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const written = [...reported.map(([file, , code]) => [file, code] as const), ...passed];
  for (const [file, code] of written) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const { stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/oxlint'),
    ['--format', 'json', 'src', 'scripts'],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  expect(stderr).toBe('');
  const { diagnostics } = report.parse(JSON.parse(stdout));
  const isOurs = (code: string): boolean => code.startsWith('project(');
  const found = diagnostics.map(({ filename, code }) => `${filename}: ${code ?? 'undefined'}`);
  expect(found).toEqual(expect.arrayContaining(reported.map(([file, rule]) => `${file}: ${rule}`)));
  expect(diagnostics.filter(({ code = '' }) => isOurs(code)).length).toBe(
    reported.filter(([, rule]) => isOurs(rule)).length,
  );
});
