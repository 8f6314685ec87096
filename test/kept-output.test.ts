import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** As one script of Node's, because each of the many processes here would translate it again. */
const keptOutput = path.join(mkdtempSync(path.join(tmpdir(), 'kept-output-')), 'kept-output.mjs');
beforeAll(async () => {
  await build({
    entryPoints: ['scripts/gatsby/kept-output.mts'],
    outfile: keptOutput,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
});

/** Runs a command as `npm run` does, in a process that ends like this. Says what the command found of the runs before. */
function run(
  command: 'build' | 'develop',
  end: 'succeeds' | 'fails' | 'is killed',
  maker = 'code',
  first = '',
): string {
  const script = `
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
    import { beginRun, endBuild } from ${JSON.stringify(keptOutput)};
    ${first}
    beginRun(${JSON.stringify(command)}, ${JSON.stringify(maker)});
    console.log(['.cache/redux', '.cache/webpack', 'public/page'].filter((file) => existsSync(file)).join(' '));
    for (const folder of ['.cache/redux', '.cache/webpack', 'public']) mkdirSync(folder, { recursive: true });
    writeFileSync('public/page', 'Page');
    if (${JSON.stringify(end)} === 'succeeds') endBuild();
    if (${JSON.stringify(end)} === 'is killed') process.kill(process.pid, 'SIGKILL');`;
  const file = path.join(cwd, 'run.mjs');
  writeFileSync(file, script);
  return spawnSync(process.execPath, [file], {
    cwd,
    encoding: 'utf8',
  }).stdout.trim();
}

describe('a build finds', () => {
  test('what a build has left that succeeded', () => {
    run('build', 'succeeds');
    expect(run('build', 'succeeds')).toBe('.cache/redux .cache/webpack public/page');
  });

  test.each([
    ['build', 'fails'],
    ['build', 'is killed'],
    ['develop', 'is killed'],
  ] as const)("only webpack's cache after %s that %s", (command, end) => {
    run('build', 'succeeds');
    run(command, end);
    expect(run('build', 'succeeds')).toBe('.cache/webpack');
    expect(run('build', 'succeeds')).toBe('.cache/redux .cache/webpack public/page');
  });

  test.each([
    ['removed', () => rmSync(path.join(cwd, 'public/page'))],
    ['overwritten', () => writeFileSync(path.join(cwd, 'public/page'), 'Another page')],
  ])("only webpack's cache after a page of it was %s", (_, damage) => {
    run('build', 'succeeds');
    damage();
    expect(run('build', 'succeeds')).toBe('.cache/webpack');
  });

  test("only webpack's cache after a build that was killed in a container, where it had the same process id", () => {
    run('build', 'succeeds');
    expect(run('build', 'succeeds', 'code', "writeFileSync('.tmp/runs/' + process.pid, 'build');")).toBe(
      '.cache/webpack',
    );
    expect(run('build', 'succeeds')).toBe('.cache/redux .cache/webpack public/page');
  });

  test('nothing after a build by other code', () => {
    run('build', 'succeeds', 'older code');
    expect(run('build', 'succeeds')).toBe('');
  });

  test('nothing when a build by other code was killed', () => {
    run('build', 'is killed', 'older code');
    expect(run('build', 'succeeds')).toBe('');
  });
});

describe('a site in two languages', () => {
  /** Builds both as `npm run build` does; says what each build found of the one before, and which pages there are in the end. */
  function buildBoth(end: 'succeeds' | 'stops at the second' = 'succeeds'): string {
    const script = `
      import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
      import { beginRun, endBuild, fromShelf, putTogether, takeApart, toShelf } from ${JSON.stringify(keptOutput)};
      takeApart(['en', 'de']);
      for (const code of ['en', 'de']) {
        if (code === 'de') fromShelf(code);
        beginRun('build', code);
        console.log(code, existsSync('.cache/' + code), existsSync('public/' + code + '.html'));
        if (code === 'de' && ${JSON.stringify(end)} !== 'succeeds') process.exit(1);
        for (const folder of ['.cache', 'public']) mkdirSync(folder, { recursive: true });
        writeFileSync('.cache/' + code, code);
        if (!existsSync('public/' + code + '.html')) writeFileSync('public/' + code + '.html', code);
        endBuild();
        toShelf(code);
      }
      putTogether(['en', 'de'], () => writeFileSync('public/_headers', 'of both'));
      console.log(readdirSync('public', { recursive: true }).sort().join(' '));`;
    const file = path.join(cwd, 'both.mjs');
    writeFileSync(file, script);
    const { stdout } = spawnSync(process.execPath, [file], {
      cwd,
      encoding: 'utf8',
    });
    return stdout.trim();
  }
  const pages = '_headers de de/de.html en.html';

  test('has the output of both, and each language goes on from its own', () => {
    expect(buildBoth()).toBe(`en false false\nde false false\n${pages}`);
    expect(buildBoth()).toBe(`en true true\nde true true\n${pages}`);
  });

  test('begins again after a build that stopped between the languages', () => {
    buildBoth();
    buildBoth('stops at the second');
    expect(buildBoth()).toBe(`en false false\nde false false\n${pages}`);
    expect(buildBoth()).toBe(`en true true\nde true true\n${pages}`);
  });

  test('builds a language again of which a page was overwritten', () => {
    buildBoth();
    writeFileSync(path.join(cwd, 'public/de/de.html'), 'Another page');
    expect(buildBoth()).toBe(`en true true\nde false false\n${pages}`);
  });
});

test('of builds that begin at once, one takes the folder, and after a build that was killed, the next one does', async () => {
  // Builds are told by the name of their script.
  const file = path.join(cwd, 'run-gatsby.mjs');
  writeFileSync(
    file,
    `import { takeFolder } from ${JSON.stringify(keptOutput)};
    console.log(takeFolder() ?? 'taken');
    setInterval(() => {}, 1000);`,
  );
  const begin = async (): Promise<{ readonly says: string; readonly kill: () => Promise<unknown> }> => {
    const child = spawn(process.execPath, [file], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    const said: unknown[] = await once(child.stdout.setEncoding('utf8'), 'data');
    const ended = once(child, 'exit');
    return { says: said.join(''), kill: () => (child.kill('SIGKILL'), ended) };
  };
  const builds = await Promise.all([begin(), begin(), begin()]);
  const said = builds.map(({ says }) => says);
  expect(said.filter((text) => text === 'taken\n')).toHaveLength(1);
  expect(new Set(said.filter((text) => text !== 'taken\n')).size).toBe(1);
  await Promise.all(builds.map(({ kill }) => kill()));
  const next = await begin();
  expect(next.says).toBe('taken\n');
  await next.kill();
}, 30_000);

test('a build takes the folder that one of the same process id has left, as happens in containers', () => {
  const file = path.join(cwd, 'run-gatsby.mjs');
  writeFileSync(
    file,
    `import { mkdirSync, writeFileSync } from 'node:fs';
    import { takeFolder } from ${JSON.stringify(keptOutput)};
    mkdirSync('.tmp');
    writeFileSync('.tmp/running.txt', String(process.pid));
    console.log(takeFolder() ?? 'taken');`,
  );
  expect(spawnSync(process.execPath, [file], { cwd, encoding: 'utf8' }).stdout).toBe('taken\n');
});
