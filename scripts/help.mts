import { readFileSync } from 'node:fs';

/** Imported first, this answers `--help` with the comment in which the script says what it does. */
const [, script = ''] = process.argv;
if (process.argv.includes('--help')) {
  const comments = readFileSync(script, 'utf8').match(/\/\*\*(?:(?!\*\/)[^])*\*\//g) ?? [];
  const own = comments.find((comment) => comment.includes('`npm ')) ?? '';
  console.log(own.replace(/^\/\*\* ?| ?\*\/$|^ \* ?/gm, '').trim());
  process.exit();
}
