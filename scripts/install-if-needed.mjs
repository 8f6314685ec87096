import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

// Plain JavaScript, because it runs before anything is installed. npm writes the inner lockfile last, so an older one than
// package-lock.json means an install that is missing, broken off or out of date.
const installed = 'node_modules/.package-lock.json';
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!upToDate) {
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
