import { expect, test } from 'vitest';
import inlineMessagesLoader from './inline-messages';

test('the texts of a script are in the language of the site, in markup as well', () => {
  const context = { resourcePath: 'src/a.tsx', getOptions: () => ({ texts: { 'a.close': 'Schließen' } }) };
  const code = "const a = <p>{translate({ id: 'a.close', message: 'Close' })}</p>;";
  expect(inlineMessagesLoader.call(context, code)).toBe('const a = <p>{"Schließen"}</p>;');
});
