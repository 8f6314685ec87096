import { expect, test } from 'vitest';
import { inlineMessages } from './messages';

const inlined = (code: string): string => inlineMessages('src/a.tsx', code, {});

test('a text without values becomes its message', () => {
  expect(inlined(`say(translate({ id: 'a.close', message: 'Close “it”', description: 'A button' }))`)).toBe(
    `say('Close “it”')`,
  );
});

test('what has values keeps its message and its values', () => {
  expect(inlined(`translate({ id: 'a.of', message: '{n} of {all}', description: 'A' }, { n, all: 2 })`)).toBe(
    `translate({ message: '{n} of {all}' }, { n, all: 2 })`,
  );
  expect(inlined(`<Translate id="a.in" values={{ id: 1 }} description="A">{'In {id}'}</Translate>`)).toBe(
    `<Translate  values={{ id: 1 }} >{'In {id}'}</Translate>`,
  );
  const nested = `<Translate id="a.in" values={{ word: translate({ id: 'a.word', message: 'word' }) }}>{'In {word}'}</Translate>`;
  expect(inlined(nested)).toBe(`<Translate  values={{ word: 'word' }}>{'In {word}'}</Translate>`);
});

test.each([
  `translate({id:'a.close'});`,
  `translate({id:'a.close',message:''});`,
  `translate({description:'A'});`,
  `translate({id:'a.close',message});`,
  `translate(declaration);`,
  `translate();`,
  `<Translate id="a.close" />`,
  `<Translate id="a.close">{a}{b}</Translate>`,
  `<Other id="a.close">Close</Other>`,
])('%s stays: running code takes the id, or names what is wrong', (code) => {
  expect(inlined(code)).toBe(code);
});

test('a translation takes the place of the message, which stays where there is none', () => {
  const german = (code: string): string =>
    inlineMessages('src/a.tsx', code, { 'a.close': '„Zu“', 'a.of': '{n} von {all}', 'a.in': "In '{id}'" });
  expect(german(`say(translate({ id: 'a.close', message: 'Close' }))`)).toBe(`say("„Zu“")`);
  expect(german(`translate({ id: 'a.of', message: '{n} of {all}' }, { n, all })`)).toBe(
    `translate({ message: "{n} von {all}" }, { n, all })`,
  );
  expect(german(`<Translate id="a.in" values={{ id: 1 }}>{'In {id}'}</Translate>`)).toBe(
    `<Translate  values={{ id: 1 }}>{"In '{id}'"}</Translate>`,
  );
  expect(german(`translate({ id: 'a.new', message: 'New' })`)).toBe(`'New'`);
});
