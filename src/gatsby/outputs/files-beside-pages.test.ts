import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callHook, fakeGatsby } from '../../../test/fake-gatsby';
import { removeFormerFiles } from './files-beside-pages';

test('what was made of a picture that is gone or another is removed before a build', async () => {
  const [current, former] = ['0', 'f'].map((digit) => digit.repeat(32));
  const publicDir = mkdtempSync(path.join(tmpdir(), 'public-'));
  for (const name of [current, former, 'others'])
    mkdirSync(path.join(publicDir, 'static', String(name)), { recursive: true });
  writeFileSync(path.join(publicDir, 'static', String(former), 'dot.webp'), '');
  const file = { id: 'dot.png', internal: { type: 'File', contentDigest: String(current) } };
  await callHook(
    (args: Parameters<typeof removeFormerFiles>[1]) => removeFormerFiles(publicDir, args),
    fakeGatsby([file]).args,
  );
  expect(readdirSync(path.join(publicDir, 'static'))).toEqual([current, 'others']);
  rmSync(publicDir, { recursive: true });
});
