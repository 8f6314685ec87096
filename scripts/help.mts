import { readFileSync } from 'node:fs';
import { fail } from './fail.mts';

/** Imported first, this answers `--help` with the comment in which the script says what it does, and an unknown option with one line. */
const [, script = ''] = process.argv;
// An option that does not exist is no fault of the script, whose stack would say nothing.
process.on('uncaughtExceptionMonitor', (error) => {
  if (!('code' in error) || !String(error.code).startsWith('ERR_PARSE_ARGS_')) return;
  fail(`${error.message.split('. ')[0]}. \`-- --help\` says which options there are.`);
});

const comments = readFileSync(script, 'utf8').match(/\/\*\*(?:(?!\*\/)[^])*\*\//g) ?? [];
const own = comments.find((comment) => /`(?:npm|node) /.test(comment)) ?? '';

// Options before `--` are npm's, and without them the script would do something else.
const options = [...own.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name);
const taken = options.find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
if (taken !== undefined) {
  const command = `npm run ${process.env.npm_lifecycle_event ?? ''}`;
  fail(`npm takes \`--${taken}\` for itself. Write \`--\` before it: ${command} -- --${taken} …`);
}

// A program that reads only the beginning, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

if (process.argv.includes('--help')) {
  console.log(own.replace(/^\/\*\* ?| ?\*\/$|^ \* ?/gm, '').trim());
  process.exit();
}
