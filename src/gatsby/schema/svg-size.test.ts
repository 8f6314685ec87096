import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { svgSize } from './svg-size';

const folder = mkdtempSync(path.join(tmpdir(), 'svg-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['its own size', '<svg width="30" height="20" viewBox="0 0 3 2">', { width: 30, height: 20 }],
  ['units', '<svg width="30px" height="20.5px">', { width: 30, height: 20.5 }],
  ['the view box', '<?xml version="1.0"?>\n<svg\n viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['the view box with commas', '<svg viewBox="0,0,30,20">', { width: 30, height: 20 }],
  ['one size and the view box', '<svg width="60" viewBox="0 0 30 20">', { width: 60, height: 40 }],
  ['relative size and the view box', '<svg width="100%" height="100%" viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['a line width but no size', '<svg stroke-width="2" viewBox="0 0 30 20">', { width: 30, height: 20 }],
  ['nothing', '<svg xmlns="http://www.w3.org/2000/svg">', null],
])('a vector picture with %s', (_, text, size) => {
  const absolutePath = path.join(folder, 'a.svg');
  writeFileSync(absolutePath, `${text}<rect width="1" height="1"/></svg>`);
  expect(svgSize({ absolutePath, extension: 'svg' })).toEqual(size);
});

test('other pictures are not read', () => {
  expect(svgSize({ absolutePath: path.join(folder, 'missing.png'), extension: 'png' })).toBeNull();
});
