import { digestOf } from '../../model/digest';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { belowContent } from '../../content/files/paths';
import { filesBelow } from '../../content/files/files-below';
import { headersFor } from '../../deploy/headers';
import type { HeaderRule } from '../../deploy/headers';
import type { Host } from '../../deploy/hosts/hosts';
import { prefixHtml, bootScript, rewriteHtml, sharedScriptOf, withoutHydration } from '../../deploy/rewrite-html';
import { withStructuredData } from '../../model/structured-data';
import { htmlOf } from './files-beside-pages';

interface WrittenPages {
  readonly publicDir: string;
  /** Path that the site is mounted at; empty when it has the whole host. */
  readonly prefix: string;
  readonly host: Host;
  readonly rules: readonly HeaderRule[];
  /** JSON-LD by address. */
  readonly structured: ReadonlyMap<string, string>;
  /** Files of pages that React renders in the browser instead of hydrating them. */
  readonly unfit: ReadonlySet<string>;
}

const bootFile = /boot-[0-9a-f]{16}\.js/g;

/** Takes inline scripts and styles out of all pages, so that the Content-Security-Policy can forbid them; adds what machines read. */
export function finishPages({ publicDir, prefix, host, rules, structured, unfit }: WrittenPages): void {
  const policy = headersFor('/', rules)['Content-Security-Policy'] ?? '';
  const pages = filesBelow(publicDir).filter((file) => file.endsWith('.html'));
  const dataOf = new Map(Array.from(structured, ([address, json]) => [htmlOf(address), json]));
  let bootPath = '';
  const booted = new Set<string>();
  for (const file of pages) {
    const html = readFileSync(file, 'utf8');
    const shared = sharedScriptOf(html);
    if (shared && bootPath === '') {
      // The bundler of this code names variables by what else is in the bundle, and this script has the text of a function.
      const script = transformSync(bootScript(shared), { minify: true, charset: 'utf8' }).code;
      bootPath = `/boot-${digestOf(script, 16)}.js`;
      writeFileSync(path.join(publicDir, bootPath), script);
    }
    // Gatsby leaves most pages as the build before has finished them.
    const fitting = shared ? rewriteHtml(html, bootPath) : html;
    const page = host.page(prefixHtml(unfit.has(file) ? withoutHydration(fitting) : fitting, prefix), policy);
    const json = dataOf.get(belowContent(file, publicDir));
    const rewritten = json === undefined ? page : withStructuredData(page, json);
    if (rewritten !== html) writeFileSync(file, rewritten);
    for (const [name] of rewritten.matchAll(bootFile)) booted.add(name);
  }
  // Those of earlier builds.
  for (const name of readdirSync(publicDir))
    if (name.match(bootFile)?.[0] === name && !booted.has(name)) rmSync(path.join(publicDir, name));
}
