import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfig } from '../config/site-config';
import { samplePage } from '../../test/samples/sample-page';
import { brokenPictures } from './broken-pictures';

let root = '';
let whole: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, 'docs'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
    .png()
    .toBuffer();
});
afterAll(() => rmSync(root, { recursive: true }));

/** The same picture that says to be this wide and high. */
function sized(side: number): Buffer {
  const header = Buffer.from(whole.subarray(0, 33));
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  return Buffer.concat([header, whole.subarray(33)]);
}

async function problemsOf(bytes: Buffer, policy: 'strict' | 'lenient'): Promise<string[]> {
  writeFileSync(path.join(root, 'docs/a.png'), bytes);
  const page = samplePage('docs/a.md', 'title: A', '![A](a.png) ![Gone](b.png)');
  const problems = await brokenPictures([page], root, { config: defaultConfig(), policy });
  return problems.map(({ file, what }) => `${file} ${what}`);
}

test.each(['strict', 'lenient'] as const)('a whole picture has no problem: %s', async (policy) => {
  expect(await problemsOf(whole, policy)).toEqual([]);
});

test.each([
  ['empty', () => Buffer.alloc(0), ['strict', 'lenient']],
  ['no picture', () => Buffer.from('<svg/>'.repeat(20)), ['strict']],
  ['cut off', () => whole.subarray(0, -2000), ['strict']],
  ['too large', () => sized(30_000), ['strict']],
] as const)('a picture that is %s is named', async (_, bytes, policies) => {
  for (const policy of policies)
    expect((await problemsOf(bytes(), policy)).join()).toMatch(/^docs\/a\.png The image cannot be read: [^\n]+\.$/);
});
