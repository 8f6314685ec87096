import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { writeFiles } from '../write-files';

/** Builds a site with these settings and files until the test is over; returns the folder of its content. */
export function buildSite(settings: object, files: Readonly<Record<string, string>> = {}): string {
  const contentDir = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFiles(contentDir, { 'site.yml': JSON.stringify({ title: 'A', url: 'https://a.dev', ...settings }), ...files });
  vi.stubEnv('CONTENT_DIR', contentDir);
  return contentDir;
}

/** Two versions of the docs: 2.0, which is the last one, and 1.0. */
export const twoVersions = [
  { folder: 'docs', path: '/docs', version: '2.0', label: '2.0' },
  { prefix: '1.0:', folder: 'versions/1.0', path: '/docs/1.0', version: '1.0', label: '1.0', isLast: false },
];
