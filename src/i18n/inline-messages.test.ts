import { expect, test } from 'vitest';
import { inlineMessages } from './inline-messages';

test('a text without values becomes its message', () => {
  expect(inlineMessages(`say(translate({ id: 'a.close', message: 'Close “it”', description: 'A button' }))`)).toBe(
    `say('Close “it”')`,
  );
});

test('what has values keeps its message and its values', () => {
  expect(inlineMessages(`translate({ id: 'a.of', message: '{n} of {all}', description: 'A' }, { n, all: 2 })`)).toBe(
    `translate({ message: '{n} of {all}', }, { n, all: 2 })`,
  );
  expect(inlineMessages(`jsx(Translate, { id: 'a.in', values: { id: 1 }, children: 'In {id}' }, 'key')`)).toBe(
    `jsx(Translate, { values: { id: 1 }, children: 'In {id}' }, 'key')`,
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
  expect(inlineMessages(code)).toBe(code);
});
