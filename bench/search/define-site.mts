import { browserConfig, defaultConfig } from '../../src/config/site-config';

/** Stands in for the bundler, which makes the settings that browsers need a constant. Import it before code of browsers. */
Object.assign(globalThis, { SITE_CONFIG: browserConfig(defaultConfig()) });
