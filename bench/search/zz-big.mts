import { readFileSync } from 'node:fs';
import { grownTo, indexPages, readPages } from './corpus.mts';
import { readGold } from './gold.mts';
import { ourEngine } from './ours.mts';
import { keystrokes } from './speed.mts';
import { contentDir } from '../../src/content/content-dir';
const n = Number(process.argv[2]);
const gold = readGold(); const queries = gold.map(({ query }) => query);
const pages = await readPages(contentDir);
const files = indexPages(grownTo(pages, n));
const engine = ourEngine(files.manifest, (a: string) => files.files.get(a) ?? '');
console.log(n, engine.addresses.size, 'index s', files.seconds, keystrokes(queries, engine.search));
if (process.env.SLOW) { const t: [number, string][] = []; for (const q of queries) for (let i = 1; i <= q.length; i++) { const p = q.slice(0, i); const b = process.cpuUsage(); engine.search(p); const c = process.cpuUsage(b); t.push([(c.user + c.system) / 1000, p]); } t.sort((a, b) => b[0] - a[0]); console.log(t.slice(0, 40).map(([a, b]) => a.toFixed(1) + ' ' + JSON.stringify(b)).join('\n')); }
