import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkScripts } from '../scripts/samples/check-scripts.mts';
import { pagesWithSamples, samplesOfPage } from '../scripts/samples/page-samples.mts';
import { scriptFiles, scriptLanguages, withKnownTypes } from '../scripts/samples/script-samples.mts';
import { exampleAddresses } from '../src/content/examples';

const fence = (info: string, ...code: string[]): string => ['```' + info, ...code, '```', ''].join('\n');
const samplesOf = (page: string, ...parts: string[]) => samplesOfPage(page, parts.join('\n'), scriptLanguages);

describe('samples become files', () => {
  const filesOf = (...parts: string[]) => scriptFiles(samplesOf('docs/card.md', ...parts));

  test.each([
    ['js title="<config>/www/my-card.js" {1}', 'www/my-card.js'],
    ['ts title="src/panels/my-view.ts"', 'src/panels/my-view.ts'],
    ['typescript title="my-card.ts: the finished card"', 'my-card.ts'],
    ['javascript title="The card"', 'sample_1.js'],
    ['tsx', 'sample_1.tsx'],
  ])('```%s is %s', (info, name) => {
    expect(filesOf(fence(info, 'import "lit";'))).toMatchObject([{ path: `docs_card_md/${name}`, lines: [2] }]);
  });

  test('other languages and parts of examples are left out', () => {
    expect(filesOf(fence('json', '{}'), fence('js file="examples/card/card.js" region="card"'))).toEqual([]);
  });

  test('a second sample of the same file is a variant, unless it continues the first', () => {
    const [first, second] = ['import "lit";', 'class Card {}'];
    const title = 'js title="card.js"';
    expect(filesOf(fence(title, first), fence(title, second)).map((file) => file.path)).toEqual([
      'docs_card_md/card.js',
      'docs_card_md/card_5.js',
    ]);
    expect(filesOf(fence(title, first), fence(`${title} continues`, second))).toMatchObject([
      { code: `${first}\n${second}\n`, lines: [2, 6] },
    ]);
  });

  test('a fragment gets common names and those of other samples, and keeps its lines', () => {
    const [, fragment] = filesOf(fence('js', 'class Card {}'), fence('js', 'await hass.callWS();'));
    const [head, line] = fragment?.code.split('\n') ?? [];
    expect(head).toMatch(/^async function sample\(.*\bHomeAssistant"?\S* \*\/ hass, .*, Card\)/);
    expect(line).toBe('await hass.callWS();');
    expect(fragment?.lines).toEqual([5, 6]);
  });
});

describe('types that code does not say', () => {
  const type = 'import("sample-prelude").HomeAssistant';

  test('parameters have the types of their names', () => {
    expect(withKnownTypes('a.js', 'set = (hass, x) => x')).toBe(`set = (/** @type {${type}} */ hass, x) => x`);
    expect(withKnownTypes('a.ts', 'set = (hass, x) => x')).toBe(`set = (hass: ${type}, x) => x`);
    expect(withKnownTypes('a.ts', 'set = (hass: Home) => hass')).toBe('set = (hass: Home) => hass');
  });

  test.each([
    'static properties = { hass: {}, size: {} };',
    'static get properties() { return { hass: {}, size: {} }; }',
  ])('classes have the properties that Lit makes: %s', (properties) => {
    expect(withKnownTypes('a.js', `class A { ${properties} }`)).toBe(
      `class A { /** @type {${type}} */ hass; /** @type {any} */ size; ${properties} }`,
    );
    expect(withKnownTypes('a.js', `class A { ${properties} size; }`)).not.toContain('any');
    expect(withKnownTypes('a.ts', `class A { ${properties} }`)).not.toContain('@type');
  });
});

test('the samples of all pages fit the types of the packages that they name, and mistakes are found', () => {
  const contentDir = path.resolve('content');
  const samples = pagesWithSamples(contentDir).flatMap(([page, source]) => samplesOf(page, source));
  expect(samples.length).toBeGreaterThan(60);
  const examples = exampleAddresses(contentDir).map((address) => path.join(contentDir, address.replace(/\.zip$/, '')));
  const lit = 'https://unpkg.com/lit@3.3.0/index.js?module';
  const mistakes = samplesOf(
    'mistakes.md',
    fence('js', `import { LitElment } from "${lit}";`),
    fence('js', 'hass.formatState(hass.states["light.kitchen"]);'),
    fence('ts title="src/a/b.ts"', 'import type { Home } from "../types";'),
    fence('js', 'window.customCard.push({ type: "my-card" });'),
    fence(
      'js',
      `import { LitElement } from "${lit}";`,
      'class Card extends LitElement {',
      '  static properties = { hass: {} };',
      '  render() {',
      '    return this.has.states;',
      '  }',
      '}',
    ),
    fence('ts title="Before"', 'const old: string = 1;'),
    fence('ts', 'const code: string = 1;'),
    fence('js title="none.js" continues', 'import "./unknown.js";'),
  );
  const found = checkScripts([...samples, ...mistakes], examples);
  expect(found.map(({ page, line, what }) => `${page}:${line} ${what}`)).toEqual([
    expect.stringMatching(/^mistakes\.md:\d+ The sample says `continues`/),
    expect.stringMatching(/^mistakes\.md:2 .*LitElment/),
    expect.stringMatching(/^mistakes\.md:6 .*formatState/),
    expect.stringMatching(/^mistakes\.md:10 .*Home/),
    expect.stringMatching(/^mistakes\.md:14 .*customCard/),
    expect.stringMatching(/^mistakes\.md:22 .*\bhas\b/),
    expect.stringMatching(/^mistakes\.md:32 .*number/),
  ]);
});
