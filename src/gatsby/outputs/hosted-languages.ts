import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAt } from '../../content/files/write-file';
import { filesForHosts, hostNamed } from '../../deploy/hosts/hosts';
import { hostedSite } from '../../deploy/hosts/hosted-site';
import type { HostedSite } from '../../deploy/hosts/hosted-site';
import { joinLanguages } from '../../deploy/hosts/hosted-site';

const folder = '.tmp/hosted';
const fileOf = (code: string): string => path.join(folder, `${code}.json`);

/** Keeps what hosts need of a language until all are built. */
export function keepHosted(code: string, site: HostedSite): void {
  writeFileAt(fileOf(code), JSON.stringify(site));
}

/** Writes what hosts need of all languages, the first of which has the root of the site. */
export function writeHosted(codes: readonly string[], hostName: string | undefined): void {
  const [root, ...others] = codes.map((code) => hostedSite.parse(JSON.parse(readFileSync(fileOf(code), 'utf8'))));
  if (!root) return;
  for (const [file, text] of filesForHosts(joinLanguages(root, others), hostNamed(hostName))) writeFileAt(file, text);
}
