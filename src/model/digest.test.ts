import { expect, test } from 'vitest';
import { digestOf, policyHash } from './digest';

test('a digest is that of all contents, one after the other', () => {
  expect(digestOf(['ab', Buffer.from('c')])).toBe(digestOf('abc'));
  expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a3');
  expect(digestOf('abc', 8)).toBe('ba7816bf');
});

test('a file that is not there differs from an empty one', () => {
  expect(digestOf(undefined)).toBe('');
  expect(digestOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4');
});

test('a policy names an inline script as browsers compute it', () => {
  expect(policyHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
