import './help.mts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environment } from '../src/config/environment';
import { readSources } from '../src/content/files/read-content';
import { writeFileAt } from '../src/content/files/write-file';
import { externalLinks } from './external-links.mts';

/**
 * `npm run links`: asks for every address of another site that the content links to. What answered is not asked again for 30 days
 * (`.tmp/links.json`), or for as many as `-- --days 7` says. A host gets one request a second, and hosts that refuse programs are
 * listed apart from broken links.
 */
const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
const cacheFile = path.resolve('.tmp/links.json');
const known = z.record(z.string(), z.object({ status: z.number(), at: z.number() }));
const cache = new Map(
  Object.entries(existsSync(cacheFile) ? known.parse(JSON.parse(readFileSync(cacheFile, 'utf8'))) : {}),
);
const oldest = Date.now() - Number(values.days) * 86_400_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The status of an address; 0 when nobody answers. Some servers know no HEAD. */
async function statusOf(address: string): Promise<number> {
  for (const method of ['HEAD', 'GET']) {
    const { status } = await fetch(address, {
      method,
      headers: { 'User-Agent': 'developer-docs link check' },
      signal: AbortSignal.timeout(20_000),
    }).catch(() => ({ status: 0 }));
    if (status !== 405 && status !== 501 && !(method === 'HEAD' && status >= 400)) return status;
    if (method === 'GET') return status;
    await pause(1000);
  }
  return 0;
}

const links = externalLinks(readSources(environment.contentDir()));
const byHost = new Map<string, string[]>();
for (const address of links.keys()) {
  const { host } = new URL(address);
  byHost.set(host, [...(byHost.get(host) ?? []), address]);
}
const save = (): void => writeFileAt(cacheFile, JSON.stringify(Object.fromEntries(cache)));

await Promise.all(
  [...byHost.values()].map(async (addresses) => {
    for (const address of addresses) {
      const before = cache.get(address);
      if (before !== undefined && before.status === 200 && before.at > oldest) continue;
      cache.set(address, { status: await statusOf(address), at: Date.now() });
      save();
      await pause(1000);
    }
  }),
);

const refusals = [401, 403, 429, 503];
const statusNow = (address: string): number => cache.get(address)?.status ?? 0;
const failed = [...links].filter(([address]) => statusNow(address) === 0 || statusNow(address) >= 400);
for (const [address, places] of failed) {
  const status = statusNow(address);
  const why =
    status === 0
      ? 'no response'
      : refusals.includes(status)
        ? `status ${status}, which may be a refusal of programs`
        : `status ${status}`;
  for (const place of places) console.error(`${place} The link \`${address}\` is broken: ${why}.`);
}
console.log(`${links.size} addresses on ${byHost.size} hosts, ${failed.length} broken.`);
if (failed.some(([address]) => !refusals.includes(statusNow(address)))) process.exitCode = 1;
