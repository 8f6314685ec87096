import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { exampleAddresses, exampleArchive } from './examples';

describe('an example can be downloaded', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'examples-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('examples/hub/__init__.py', 'DOMAIN = "hub"\n');
  write('examples/hub/lib/__pycache__/client.pyc', 'made');
  write('examples/hub/lib/client.py', '');
  write('examples/README.md', '');
  write('examples/bulb/a.py', '');

  test('each under the name of its folder', () => {
    expect(exampleAddresses(root)).toEqual(['/examples/bulb.zip', '/examples/hub.zip']);
    expect(exampleAddresses(path.join(root, 'examples'))).toEqual([]);
  });

  test('with all its files in a folder, but not what running it has made', () => {
    const files = unzipSync(exampleArchive(root, '/examples/hub.zip'));
    expect(Object.keys(files)).toEqual(['hub/__init__.py', 'hub/lib/client.py']);
    expect(strFromU8(files['hub/__init__.py'] ?? new Uint8Array())).toBe('DOMAIN = "hub"\n');
  });

  test('with the same bytes each time', () => {
    const before = exampleArchive(root, '/examples/hub.zip');
    vi.useFakeTimers({ now: Date.now() + 1e9 });
    expect(exampleArchive(root, '/examples/hub.zip')).toEqual(before);
    vi.useRealTimers();
  });
});
