import { describe, expect, test } from 'vitest';
import { cleanSetting, hasPlaceholder, issueAddress, readSetup, withAddress, withSetup } from './reader-setup';

const setup = { release: '2025.3', address: 'https://ha.example:8443', token: 'eyJ0.a-b_c' };
const none = { release: '', address: '', token: '' };

describe('what a reader enters', () => {
  test.each([
    ['release', '2025.3', '2025.3'],
    ['release', ' 2025.12.1 ', '2025.12'],
    ['release', '2025.13', undefined],
    ['release', '2025', undefined],
    ['address', 'homeassistant.local:8123', 'http://homeassistant.local:8123'],
    ['address', 'https://ha.example/lovelace?x', 'https://ha.example'],
    ['address', '192.168.1.5', 'http://192.168.1.5:8123'],
    ['address', 'http://homeassistant.local/', 'http://homeassistant.local:8123'],
    ['address', 'http://ha.example:80/', 'http://ha.example'],
    ['address', 'a b', undefined],
    ['address', 'javascript:alert(1)', undefined],
    ['address', 'ftp://ha.example', undefined],
    ['address', 'not an address', undefined],
    ['token', 'eyJ0.a-b_c', 'eyJ0.a-b_c'],
    ['token', 'a" && rm -rf / "', undefined],
    ['token', '', ''],
  ] as const)('%s %j is kept as %j', (name, entered, kept) => {
    expect(cleanSetting(name, entered)).toBe(kept);
  });

  test('what the device has kept may be anything', () => {
    const kept = new Map([
      ['supported-release', '{"x":1}'],
      ['home-address', 'https://ha.example'],
      ['access-token', '"; evil'],
    ]);
    expect(readSetup((key) => kept.get(key) ?? null)).toEqual({
      release: '',
      address: 'https://ha.example',
      token: '',
    });
  });
});

describe('a sample', () => {
  const curl = 'curl -H "Authorization: Bearer TOKEN" http://IP_ADDRESS:8123/api/states';

  test('shows the address and keeps the token for the clipboard', () => {
    expect(withAddress(curl, setup)).toBe('curl -H "Authorization: Bearer TOKEN" https://ha.example:8443/api/states');
    expect(withSetup(curl, setup)).toBe(
      'curl -H "Authorization: Bearer eyJ0.a-b_c" https://ha.example:8443/api/states',
    );
  });

  test('of a WebSocket is as secure as the address', () => {
    const url = 'URL = "ws://IP_ADDRESS:8123/api/websocket"';
    expect(withSetup(url, setup)).toBe('URL = "wss://ha.example:8443/api/websocket"');
    expect(withSetup(url, { ...setup, address: 'http://ha:8123' })).toBe('URL = "ws://ha:8123/api/websocket"');
  });

  test('stays as it is without a setup', () => {
    expect(withSetup(curl, none)).toBe(curl);
  });

  test.each([
    [curl, true],
    ['TOKEN = "YOUR_TOKEN"', true],
    ['"Authorization: Bearer ${SUPERVISOR_TOKEN}"', false],
    ['TOKEN_LIFETIME = 3', false],
  ])('%j asks for the setup: %j', (code, asks) => {
    expect(hasPlaceholder(code)).toBe(asks);
  });
});

test('an issue names the page and quotes what the reader has selected', () => {
  const address = issueAddress('https://github.com/a/b/issues/new?labels=docs', {
    title: 'Fan & co',
    url: 'https://docs.example/docs/fan#speed',
    quote: 'two\nlines',
  });
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toEqual({
    labels: 'docs',
    title: 'Docs: Fan & co',
    body: 'Page: https://docs.example/docs/fan#speed\n\n> two\n> lines\n\n',
  });
  const blank = issueAddress('https://github.com/a/b/issues/new', {
    title: 'A',
    url: 'https://h.dev/a',
    quote: ' \n ',
  });
  expect(new URL(blank).searchParams.get('body')).toBe('Page: https://h.dev/a\n\n');
});
