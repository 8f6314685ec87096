import { createRequire } from 'node:module';
import path from 'node:path';
import { english, languageOfPack, packOf, plainLanguage } from '../language-pack';
import type { LunrModule, SearchLanguage } from '../language-pack';
import { fold } from '../words';

/** What search knows of a language while the index is made. The worker has its own in its script (`worker/language.ts`). */
export function loadLanguage(code: string): SearchLanguage {
  if (/^en\b/.test(code)) return english;
  const name = packOf(code);
  if (name === undefined) return plainLanguage;
  const load = createRequire(path.resolve('package.json'));
  const module = (file: string): LunrModule => load(`lunr-languages/${file}`) as LunrModule;
  return languageOfPack(name, module(`lunr.${name}`), module('lunr.stemmer.support'), fold);
}
