import { expect, test } from 'vitest';
import { shortFormsIn } from './abbreviations';

const abbreviationsIn = shortFormsIn({
  db: ['database'],
  ha: ['Home Assistant'],
  haos: ['Home Assistant Operating System'],
  hass: ['Home Assistant'],
  os: ['operating system'],
  pr: ['pull request'],
  prs: ['pull requests'],
  sql: ['SQLAlchemy', 'database'],
  tts: ['text to speech'],
  uom: ['unit of measurement'],
  ws: ['WebSocket'],
  wss: ['WebSocket'],
  cpp: ['C++'],
});

test.each([
  ['Text-to-speech', ['tts']],
  ['TextToSpeechEntity', ['tts']],
  ['native_unit_of_measurement', ['uom']],
  ['WebSocket API', ['ws', 'wss']],
  ['Pull requests', ['pr', 'prs']],
  ['Two databases', ['db', 'sql']],
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

test('signs of patterns in a form mean themselves', () => {
  expect(abbreviationsIn('Written in C++ by us')).toEqual(['cpp']);
  expect(abbreviationsIn('Written in CCC by us')).toEqual([]);
});

test('without abbreviations there are none', () => {
  expect(shortFormsIn({})('A database')).toEqual([]);
});
