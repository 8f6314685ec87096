import { expect, test } from 'vitest';
import { loadData } from '../../content/data-files';
import type { AnchorsByPath } from '../addresses/links';
import { checkRedirects } from './check-redirects';
import { formatProblem } from '../problems/problems';
import { defaultConfig } from '../../config/site-config';

const config = defaultConfig();

const known: AnchorsByPath = new Map([
  ['/', new Set<string>()],
  ['/docs/start', new Set(['install'])],
  ['/docs/core/light', new Set<string>()],
]);

/** Problems of redirects, one a line of `data/redirects.yml`. */
function problemsOf(...lines: readonly string[]): string[] {
  const { data, placeInData, problems } = loadData(
    new Map([['redirects', lines.map((line) => `- ${line}\n`).join('')]]),
  );
  expect(problems).toEqual([]);
  const content = { pages: [], unfinished: [], staticFiles: new Set<string>(), withDrafts: false } as const;
  return checkRedirects({ ...content, data, placeInData, config, policy: 'strict' }, known).map((problem) =>
    formatProblem(problem),
  );
}

test.each([
  ['to a page', '{ from: /old, to: /docs/start }'],
  ['to a heading', '{ from: /old, to: /docs/start#install }'],
  ['to another site', '{ from: /old, to: https://example.org/a }'],
  ['of a folder', '{ from: /old/*, to: /docs/core/:splat }'],
  ['of a folder to the top', '{ from: /old/*, to: /docs/:splat }'],
])('a redirect %s is no problem', (_, line) => {
  expect(problemsOf(line)).toEqual([]);
});

test.each([
  [
    'leads to no page',
    '{ from: /old, to: /docs/strat }',
    'data/redirects.yml:1:17\n  The target `/docs/strat` is broken because the page `/docs/strat` does not exist.\n  → Did you mean `/docs/start`?',
  ],
  [
    'is the address of a page',
    '{ from: /docs/start/, to: / }',
    'data/redirects.yml:1:5\n  `/docs/start/` is the address of a page, so the redirect is never used.\n' +
      '  → Remove the redirect, or give the page a different `slug`.',
  ],
  [
    'has a rest of the address that it does not know',
    '{ from: /old, to: /docs/core/:splat }',
    'data/redirects.yml:1:17\n  `:splat` stands for what `*` at the end of `from` stands for, and there is none.\n' +
      '  → End `from` with `/*`, or write the whole target.',
  ],
  [
    'leads to a folder that is spelled in another way',
    '{ from: /old/*, to: /docs/croe/:splat }',
    'data/redirects.yml:1:19\n  The target `/docs/croe/:splat` is broken because no address begins with `/docs/croe/`.\n' +
      '  → Did you mean `/docs/core/:splat`?',
  ],
  [
    'leads to a folder like no other',
    '{ from: /old/*, to: /integrations-of-others/:splat }',
    'data/redirects.yml:1:19\n  The target `/integrations-of-others/:splat` is broken because no address begins with ' +
      '`/integrations-of-others/`.\n  → Use the beginning of an existing address.',
  ],
  [
    'misspells the rest of the address',
    '{ from: /old/*, to: /docs/core/:splatt }',
    'data/redirects.yml:1:19\n  `:splatt` in `/docs/core/:splatt` stands for itself because only `:splat` stands for what `/*` has matched.\n' +
      '  → Write `/docs/core/:splat`, or the whole target.',
  ],
  [
    'is from an address with a space',
    "{ from: '/old page', to: /docs/start }",
    'data/redirects.yml:1:5\n  `/old page` never redirects because no address has a space.\n  → Write `/old%20page`.',
  ],
])('a redirect that %s is reported', (_, line, expected) => {
  expect(problemsOf(line)).toEqual([expected]);
});

test('an address that is redirected twice is reported at the second place, with or without a slash at its end', () => {
  expect(problemsOf('{ from: /old, to: / }', '{ from: /other, to: / }', '{ from: /old/, to: /docs/start }')).toEqual([
    'data/redirects.yml:3:5\n  `/old/` already has a redirect above.\n  → Remove one of them.',
  ]);
});

test('a redirect to the former address of another is reported with the address at the end, and a circle once with all of its addresses', () => {
  const found = problemsOf(
    '{ from: /a, to: /b }',
    '{ from: /b/, to: /c#part }',
    '{ from: /c, to: /docs/start }',
    '{ from: /x, to: /y }',
    '{ from: /y/, to: /x }',
    '{ from: /one, to: /one }',
  );
  expect(found.map((text) => text.split('\n').slice(1).join(' '))).toEqual([
    '  The target `/b` has a redirect to `/docs/start`.   → Write `/docs/start`.',
    '  The target `/c#part` has a redirect to `/docs/start`.   → Write `/docs/start`.',
    '  These redirects lead to each other: `/y`, `/x`.   → Lead one of them to a page.',
    '  `/one` leads to itself.   → Lead it to another page, or remove the redirect.',
  ]);
});
