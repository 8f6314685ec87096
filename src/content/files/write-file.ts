import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file, and makes the folders above it that are not there yet. */
export function writeFileAt(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes a file unless it has this text already, because `npm run develop` may be watching it. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAt(file, text);
}
