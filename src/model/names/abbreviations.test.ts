import { expect, test } from 'vitest';
import { abbreviationsIn } from './abbreviations';

test.each([
  ['Text-to-speech', ['tts']],
  ['TextToSpeechEntity', ['tts']],
  ['native_unit_of_measurement', ['uom']],
  ['WebSocket API', ['ws', 'wss']],
  ['Pull requests', ['pr', 'prs']],
  ['Home Assistant Operating System', ['ha', 'haos', 'hass', 'os']],
])('%s is called for short what developers call it, and what they call what it has in it', (text, short) => {
  expect(abbreviationsIn(text)).toEqual(short);
});

test('a form inside of another word is none', () => {
  expect(abbreviationsIn('pseudodatabaselike')).toEqual([]);
});

test('each is named once', () => {
  expect(abbreviationsIn('A database and databases')).toEqual(['db', 'sql']);
});
