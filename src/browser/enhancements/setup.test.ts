import { expect, test } from 'vitest';
import { fakeDocument } from '../../../test/fake-document';
import { openSetup } from './setup';

test('of what the reader enters, only the token is hidden', () => {
  const body = fakeDocument();
  openSetup();
  const hidden = body.all('input').filter(({ attributes }) => attributes.type === 'password');
  expect(hidden.map(({ attributes }) => [attributes.name, attributes.autocomplete])).toEqual([['token', 'off']]);
});
