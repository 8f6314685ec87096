// esbuild works in the folder that it was loaded in, also when a test that pretends to be elsewhere has removed that folder.
import 'esbuild';
// React chooses its code when it is loaded, and all tests of a process share it. A test that pretends to be a build would choose for the others.
import 'react';
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
import 'react-dom/server';
import { vi } from 'vitest';
import { browserConfig, defaultConfig } from '../src/config/site-config';

// As the build defines it for a tree without settings. The configurations of Vitest cannot import it, because Node does not read it as it is.
Object.assign(globalThis, { SITE_CONFIG: browserConfig(defaultConfig()) });

// Vitest puts them back before the next test, which is too late for the modules that its file imports: some ask for a document or make pages when they
// are loaded.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
