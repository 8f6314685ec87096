import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../src/config/site-config';
import { filesBelow } from '../../src/content/files/files-below';
import { writeFileAt } from '../../src/content/files/write-file';
import { contentSecurityPolicy, headerRules } from '../../src/deploy/headers';
import { hostNamed } from '../../src/deploy/hosts/hosts';
import { parseRedirects } from '../../src/deploy/redirects';
import { freePort } from '../network.mts';
import { siteServer } from '../serve/site-server.mts';

/** A built site, and where a host may put its files. */
export interface Built {
  readonly root: string;
  readonly base: string;
  readonly folder: string;
  readonly config: SiteConfig;
}

/** A server that runs. */
export interface Running {
  readonly version: string;
  readonly port: number;
  /** Its process, unless it is this one. */
  readonly child?: ChildProcess;
  readonly stop: () => void;
}

/** Starts a server, or says why it cannot be tested here. */
type Start = (built: Built) => Promise<Running | string>;

/** The first line that a command says of its version; `undefined` when it is not installed. */
function versionOf(command: string, flag: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(command, [flag], { encoding: 'utf8' });
  return status === 0 ? (stdout + stderr).trim().split('\n')[0] : undefined;
}

async function start(command: string, args: readonly string[], port: number, version: string): Promise<Running> {
  const child = spawn(command, args, { stdio: 'ignore' });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answers) return { version, port, child, stop: () => void child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${command} does not answer on port ${port}.`);
}

const filesOf = (name: string, { root, base, config }: Built): ReadonlyMap<string, string> =>
  hostNamed(name).files({
    // A build knows its redirects without the path that the site is mounted at, which is added when they are written.
    redirects: parseRedirects(readFileSync(path.join(root, '_redirects'), 'utf8')).map(({ from, to }) => ({
      from: from.slice(base.length),
      to: to.startsWith(`${base}/`) ? to.slice(base.length) : to,
    })),
    rules: headerRules(config),
    policy: contentSecurityPolicy(config),
    prefix: base,
    origin: new URL(config.url).origin,
    pages: pagesBelow(root),
  });

const pagesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'/index.html'.length)}`);

/** The hosts that can run on a machine: how each is started with the files that the build writes for it. */
export const servers: Readonly<Record<string, Start>> = {
  serve: async ({ root }) => {
    const port = await freePort();
    const server = siteServer(root);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return { version: 'npm run serve', port, stop: () => void server.close() };
  },

  nginx: async (built) => {
    const version = versionOf('nginx', '-v');
    if (version === undefined) return 'nginx is not installed';
    const port = await freePort();
    const folder = path.join(built.folder, 'nginx');
    mkdirSync(path.join(folder, 'html', path.dirname(built.base)), { recursive: true });
    rmSync(path.join(folder, 'html'), { recursive: true });
    if (built.base !== '') mkdirSync(path.join(folder, 'html', path.dirname(built.base)), { recursive: true });
    symlinkSync(built.root, path.join(folder, `html${built.base}`));
    const config = [...filesOf('nginx', built).values()]
      .join('')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('root /usr/share/nginx/html', `root ${folder}/html`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 4096; } http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${config}}\n`,
    );
    return start('nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], port, version);
  },

  // Caddy without headers and redirects stands for GitHub Pages: a host that only knows files and the not-found page.
  pages: async (built) => {
    const version = versionOf('caddy', 'version');
    if (version === undefined) return 'Caddy is not installed';
    const port = await freePort();
    const folder = path.join(built.folder, 'pages');
    const root = path.join(folder, 'public', built.base);
    cpSync(built.root, root, { recursive: true });
    const host = hostNamed('pages');
    for (const file of filesBelow(root).filter((name) => name.endsWith('.html')))
      writeFileSync(file, host.page(readFileSync(file, 'utf8'), contentSecurityPolicy(built.config)));
    for (const [file, text] of filesOf('pages', built))
      writeFileAt(path.join(root, file.slice('public/'.length)), text);
    const config = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * "${path.join(folder, 'public')}"
  encode gzip
  file_server
  handle_errors {
    rewrite * ${built.base}/404.html
    file_server
  }
}
`;
    writeFileSync(path.join(folder, 'Caddyfile'), config);
    const args = ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')];
    return start('caddy', args, port, `Caddy ${version.split(' ')[0] ?? ''}`);
  },
};
