import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The boot script has the hash of the build in it, so another build has another one. */
const boot = /boot-[0-9a-f]{16}(?=\.js)/g;
const newBoot = /(boot-[0-9a-f]{16})ff(?=\.js)/;

/**
 * A host in front of the one that serves the built site, for tests of the service worker, whose requests Playwright does not see. It can
 * publish the site once more with other texts and another build, and go down.
 */
export class RepublishingServer {
  private server: Server | undefined;
  private port = 0;
  private texts: Readonly<Record<string, string>> = {};
  /** Milliseconds that each answer takes. */
  delay = 0;
  /** Paths whose answer is another text. */
  readonly replaced = new Map<string, string>();

  constructor(private readonly behind: string) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const path = request.url ?? '/';
      const answer = async (): Promise<void> => {
        if (this.delay > 0) await new Promise((done) => setTimeout(done, this.delay));
        const { method = 'GET', headers } = request;
        const found = await fetch(this.behind + path.replace(newBoot, '$1'), {
          method,
          redirect: 'manual',
          headers: { 'accept-encoding': 'identity', ...(headers.accept ? { accept: headers.accept } : {}) },
        });
        const type = found.headers.get('content-type') ?? '';
        const isText = /text|json|javascript/.test(type);
        const body = isText
          ? (this.replaced.get(path) ?? this.changed(await found.text()))
          : Buffer.from(await found.arrayBuffer());
        const kept = [...found.headers].filter(
          ([name]) =>
            !/^(?:content-length|content-encoding|etag|last-modified|connection|keep-alive|transfer-encoding)$/.test(
              name,
            ),
        );
        response.writeHead(found.status, Object.fromEntries(kept)).end(method === 'HEAD' ? undefined : body);
      };
      answer().catch(() => response.destroy());
    });
    const { server } = this;
    await new Promise<void>((done) => server.listen(this.port, done));
    ({ port: this.port } = server.address() as AddressInfo);
  }

  /** Nothing answers at its address any more; `start` brings it back. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }

  /** From now on, these texts stand in the place of others. */
  publish(texts: Readonly<Record<string, string>>): void {
    this.texts = texts;
  }

  private changed(text: string): string {
    if (Object.keys(this.texts).length === 0) return text;
    return Object.entries(this.texts).reduce((all, [from, to]) => all.replaceAll(from, to), text.replace(boot, '$&ff'));
  }
}
