import { expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

const lamp = `platform: lamp
title: Lamp
doc: lamp
properties:
  - name: glow
    type: str
    description: How it glows.
    changed:
      - { release: '2025.6', what: 'The value is a member of \`Glow\`.', post: /blog/2025/05/20/glow }
  - { name: mode, section: One, type: str, description: A mode. }
  - name: mode
    section: Two
    type: str
    description: Another mode.
    changed:
      - { release: '2025.6', what: The property was added., post: /blog/2025/05/21/mode }
`;
const candle = `platform: candle
title: Candle
doc: candle
properties:
  - { name: wick, type: str, description: What burns. }
`;
const deprecation = (id: string, announced: string, removedIn: string, what = id): string => `  - id: ${id}
    what: [${what}]
    detect: [old]
    title: ${id}
    area: entities
    announced: ${announced}
    post: /blog/${announced.replaceAll('-', '/')}/${id}
    removedIn: '${removedIn}'
    description: It is old.
`;
const deprecations = `doc: deprecations
currentRelease: '2025.5'
deprecations:
${deprecation('old-lamp', '2024-06-01', '2025.6')}${deprecation('postponed', '2024-07-01', '2025.6', 'hass.old')}${deprecation('again', '2025-05-01', '2025.12', 'hass.old')}${deprecation('new-lamp', '2025-05-08', '2026.6')}`;
const { reference, problems } = loadReference(
  new Map([
    ['deprecations', deprecations],
    ['entities/candle', candle],
    ['entities/lamp', lamp],
  ]),
);
const compile = (release: string) =>
  compileMarkdown('docs/page.md', `<ReleaseChanges release="${release}" />`, { ...standalone, reference });
const headingsOf = (release: string): string[] => compile(release).compiled.headings.map(({ text }) => text);

test('a release has removals, deprecations and changed properties by platform', () => {
  expect(problems).toEqual([]);
  const { compiled } = compile('2025.6');
  expect(compiled.headings.map(({ id, text }) => [id, text])).toEqual([
    ['removals', 'Removals'],
    ['announced-deprecations', 'Announced deprecations'],
    ['changed-properties', 'Changed properties'],
    ['properties-of-lamp', 'Lamp'],
  ]);
  expect(compiled.markdown).toContain('`old-lamp`: It is old.');
  expect(compiled.markdown).not.toContain('hass.old');
  expect(compiled.markdown).toMatch(
    /`new-lamp`: It is old\. \| \| \[2026\.6\]\(\S+\/docs\/releases\/2026-6\) \| \[8 May 2025\]/,
  );
});

test('a changed property leads to its row and to its post', () => {
  const { compiled } = compile('2025.6');
  expect(compiled.markdown).toMatch(
    /\[`glow`\]\(\S+\/docs\/lamp#property-glow\) \| The value is .* \| \[20 May 2025\]/,
  );
  expect(compiled.markdown).toMatch(/\[`mode`\]\(\S+#property-two-mode\) Two \| The property was added\./);
});

test('days are written for readers and for machines', () => {
  expect(JSON.stringify(compile('2026.6').compiled.body)).toContain(
    '<time datetime=\\"2025-05-08\\">8 May 2025</time>',
  );
});

test('a section without rows is left out', () => {
  expect(headingsOf('2025.12')).toEqual(['Removals']);
  expect(headingsOf('2024.7')).toEqual(['Announced deprecations']);
});

test('search leads to the pages that the tables repeat', () => {
  expect(compile('2025.6').compiled.sections.map(({ text }) => text)).toEqual(['', '', '', '']);
});

test('a release that the data do not know is a mistake with a remedy', () => {
  expect(compile('2025.7').problems.map(({ what, remedy }) => [what, remedy])).toEqual([
    ['`<ReleaseChanges>`: There is no release `2025.7`.', 'Did you mean `2025.6`?'],
  ]);
});

test('the calendar begins with what is removed next', () => {
  const { compiled } = compileMarkdown('docs/page.md', '<Deprecations />', { ...standalone, reference });
  expect(compiled.headings.map(({ text }) => text)).toEqual([
    'Upcoming removals',
    ...['2025.6', '2025.12', '2026.6'].map((release) => `Removed in ${release}`),
  ]);
});
