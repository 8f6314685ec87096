import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problems/problems';
import { makeCatalogue } from './catalogue';
import type { Catalogue } from './catalogue';
import { findMessages } from './find-messages';

/** Where the strings stand, to be translated. */
export const cataloguePath = 'src/translations/en.json';

/** The catalogue of all source files below `src`, and what stands in its way. */
export function readMessages(): { catalogue: Catalogue; problems: readonly Problem[] } {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file))
    .sort();
  const findings = files.map((file) => findMessages(file, readFileSync(file, 'utf8')));
  const { catalogue, problems } = makeCatalogue(findings.flatMap(({ messages }) => messages));
  return { catalogue, problems: [...findings.flatMap((one) => one.problems), ...problems] };
}
