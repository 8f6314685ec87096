import { accessSync, constants, statfsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { allFilesBelow } from '../../src/content/files/files-below';

/** What to do about a fault of the machine, by the code that Node gives it. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: 'This user may not read or write it. Give it back to your user: `sudo chown -R "$USER" .`.',
  EPERM: 'This user may not change it. Give it back to your user: `sudo chown -R "$USER" .`.',
  EROFS: 'It is on a disk that cannot be written. Build in a folder that can.',
  ENOSPC: 'The disk is full. Make room, and run the build again.',
  EMFILE: 'Too many files are open. Raise the limit with `ulimit -n 4096`, and run the build again.',
  EFBIG: 'Files may not be this large. Raise the limit with `ulimit -f unlimited`, and run the build again.',
  EEXIST: 'Something else stands where the build makes a folder. Remove it, and run the build again.',
  ENOTDIR: 'A file stands where the build needs a folder. Remove it, and run the build again.',
  EIO: 'The disk cannot be read or written. Check it, and build on another one.',
};

/** What the system calls these faults, which is all that programs in other languages say. */
const words: Readonly<Record<string, RegExp>> = {
  EACCES: /permission denied/i,
  EROFS: /read-only file system/i,
  ENOSPC: /no space left on device/i,
  EMFILE: /too many open files/i,
  EFBIG: /file too large/i,
  EIO: /input\/output error/i,
};

/** The same sentence about the first line of an output that names such a fault. Excerpts of pages are passed over. */
export function faultIn(output: string): string | undefined {
  for (const line of stripVTControlCharacters(output).split('\n')) {
    if (/^[\s>]*\d+ \|/.test(line)) continue;
    const code = Object.keys(remedies).find(
      (name) => new RegExp(`\\b${name}\\b`).test(line) || words[name]?.test(line),
    );
    if (code === undefined) continue;
    // Gatsby breaks long lines anywhere, with blanks where it does.
    const path = /'(\/[^']+)'|(\/\S+[^\s:,])/.exec(line);
    return machineFault(
      Object.assign(new Error(line), {
        code,
        ...(path ? { path: (path[1] ?? path[2] ?? '').replaceAll(/ {2,}/g, '') } : {}),
      }),
    );
  }
  return undefined;
}

/** A sentence about what the machine did not allow, and what to do; `undefined` for other errors, whose stack is worth more. */
export function machineFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const remedy = remedies[String(error.code)];
  const place = 'path' in error ? ` (${String(error.path)})` : '';
  return remedy === undefined ? undefined : `The build stopped: ${String(error.code)}${place}. ${remedy}`;
}

/** Less than this counts as a full disk: what did not fit is gone again. */
const leastRoom = 2 ** 22;

/**
 * The same about a process that has failed and told of it in its own way: the disk is full, or files of these folders may not be read, or
 * not be changed if the folder is one that builds write.
 */
export function faultOfDisk(read: readonly string[], written: readonly string[]): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('.');
    if (bavail * bsize < leastRoom) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    for (const file of read.flatMap(allFilesBelow)) accessSync(file, constants.R_OK);
    for (const file of written.flatMap(allFilesBelow)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    return machineFault(error);
  }
  return undefined;
}

/** The same about a process that a signal has ended, which says nothing itself. */
export function stoppedBy(signal: NodeJS.Signals | null): string | undefined {
  if (signal === null || signal === 'SIGINT' || signal === 'SIGTERM') return undefined;
  const cause =
    signal === 'SIGABRT' || signal === 'SIGKILL'
      ? 'The memory was probably not enough. Give Node more with `NODE_OPTIONS=--max-old-space-size=4096`, or close other programs.'
      : 'A file in `.cache` was probably damaged, or too many files were open (`ulimit -n 4096` allows more). The next build begins without `.cache`, so run it again.';
  return `The build was stopped by ${signal}. ${cause}`;
}

/** Gatsby takes paths for patterns of files and for addresses, and writes them into code between single quotation marks. */
const unfit = /[()[\]{}*?%#']/;

/** Why Gatsby cannot build a project in this folder, and what to do; `undefined` if it can. */
export function problemOfPath(folder: string): string | undefined {
  const mark = unfit.exec(folder)?.[0];
  if (mark === undefined) return undefined;
  return `The path \`${folder}\` contains \`${mark}\`, which Gatsby cannot read. Move the project to a path without it.`;
}
