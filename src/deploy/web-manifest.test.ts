import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultConfig } from '../config/site-config';
import { webManifest } from './web-manifest';

test('the manifest has the name of the site, and addresses below its base path', () => {
  const config = defaultConfig({ title: 'Kettle', tagline: 'Hot', url: 'https://kettle.dev/kit' });
  const text = readFileSync('static/site.webmanifest', 'utf8');
  expect(JSON.parse(webManifest(text, config))).toMatchObject({
    ...{ name: 'Kettle', short_name: 'Kettle', description: 'Hot', start_url: '/kit/' },
    icons: [{ src: '/kit/favicon.svg', sizes: 'any' }, { src: '/kit/icon-192.png' }, { src: '/kit/icon-512.png' }],
  });
  expect(webManifest('{ "icons": [{ "src": "img/a.png" }] }', config)).toContain('"src": "/kit/img/a.png"');
  expect(webManifest(text, { ...config, shortTitle: 'K' })).toContain('"short_name": "K"');
});
