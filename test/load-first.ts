// esbuild works in the folder that it was loaded in, also when a test that pretends to be elsewhere has removed that folder.
import 'esbuild';
// React chooses its code when it is loaded, and all tests of a process share it. A test that pretends to be a build would choose for the others.
import 'react';
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
import 'react-dom/server';
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { browserConfig, defaultConfig } from '../src/config/site-config';

// As the build defines it for a tree without settings. The configurations of Vitest cannot import it, because Node does not read it as it is.
Object.assign(globalThis, { SITE_CONFIG: browserConfig(defaultConfig()) });

// Vitest puts them back before the next test, which is too late for the modules that its file imports: some ask for a document or make pages when they
// are loaded.
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// All files of a process share its modules: one that pretends to have others would get those that a file before it has loaded, and leave its own.
const { testPath = '' } = expect.getState();
if (/\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
