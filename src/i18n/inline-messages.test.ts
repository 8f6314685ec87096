import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inlineMessages } from './inline-messages';

interface Babel {
  readonly transformSync: (code: string, options: object) => { readonly code: string };
}

// Gatsby's own; it comes without types.
const babel = createRequire(import.meta.url)('@babel/core') as Babel;

const inlined = (code: string): string =>
  babel.transformSync(code, { babelrc: false, configFile: false, compact: true, plugins: [inlineMessages] }).code;

test('a text without values becomes its message', () => {
  expect(inlined(`say(translate({ id: 'a.close', message: 'Close “it”', description: 'A button' }))`)).toBe(
    `say('Close “it”');`,
  );
});

test('what has values keeps its message and its values', () => {
  expect(inlined(`translate({ id: 'a.of', message: '{n} of {all}', description: 'A' }, { n, all: 2 })`)).toBe(
    `translate({message:'{n} of {all}'},{n,all:2});`,
  );
  expect(inlined(`jsx(Translate, { id: 'a.in', values: { id: 1 }, children: 'In {id}' }, 'key')`)).toBe(
    `jsx(Translate,{values:{id:1},children:'In {id}'},'key');`,
  );
});

test.each([
  `translate({id:'a.close'});`,
  `translate({id:'a.close',message:''});`,
  `translate({description:'A'});`,
  `translate({id:'a.close',message});`,
  `translate(declaration);`,
  `translate();`,
  `jsx(Translate,{id:'a.close'});`,
  `jsx(Translate,{id:'a.close',children:[a,b]});`,
  `jsx(Other,{id:'a.close',children:'Close'});`,
])('%s stays: running code takes the id, or names what is wrong', (code) => {
  expect(inlined(code)).toBe(code);
});
