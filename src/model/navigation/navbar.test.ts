import { describe, expect, test } from 'vitest';
import { navbarFile } from './navbar';
import type { NavbarItem } from './navbar';
import { resolveNavbar } from './navbar-links';
import type { Problem } from '../problems/problems';
import { parseYaml } from '../yaml-schema';
import { readYaml } from '../yaml-source';
import { defaultConfig } from '../../config/site-config';

const check = (items: string): Problem[] =>
  parseYaml(readYaml(`items:\n${items}\n`, 'data/navbar.yml'), navbarFile, 'data/navbar.yml').problems;

describe('every type of item has its own shape, and its errors name the item', () => {
  test.each([
    ['a docs sidebar', '  - { type: docSidebar, label: Core, sidebar: Core }'],
    ['a doc', '  - { type: doc, label: Start, doc: start }'],
    ['an address of this site', '  - { type: link, label: Blog, to: /blog }'],
    ['an address of another site', '  - { type: link, label: Code, href: https://example.org }'],
    ['a dropdown', '  - { type: dropdown, label: More, items: [{ type: link, label: Blog, to: /blog }] }'],
    ['the search box', '  - { type: search }'],
    ['the switch of the color mode', '  - { type: colorMode }'],
  ])('%s is valid', (_, items) => {
    expect(check(items)).toEqual([]);
  });

  const allTypes =
    'Use one of: `doc`, `docSidebar`, `version`, `link`, `html`, `dropdown`, `versions`, `search`, `colorMode`.';
  test.each([
    [
      'mistyped type',
      '  - type: docSidbar\n    label: Core',
      2,
      '`items.Core.type` cannot be `docSidbar`.',
      'Did you mean `docSidebar`?',
    ],
    [
      'type that every object in JavaScript has',
      '  - label: Core\n    type: toString',
      3,
      '`items.Core.type` cannot be `toString`.',
      allTypes,
    ],
    ['no type', '  - label: Core', 2, '`items.Core.type` is missing.', allTypes],
    [
      'docs sidebar without a sidebar',
      '  - type: docSidebar\n    label: Core',
      2,
      '`items.Core.sidebar` is missing.',
      'Add a line `sidebar: …`.',
    ],
    [
      'link without an address',
      '  - type: link\n    label: Code',
      2,
      '`items.Code`: leads nowhere.',
      'Add `to` (an address on this site) or `href` (an address on another site).',
    ],
    [
      'link with two addresses',
      '  - type: link\n    label: Code\n    to: /a\n    href: /b',
      2,
      '`items.Code`: cannot have both `to` and `href`.',
      'Keep `to` for an address on this site, or `href` for one on another site.',
    ],
    [
      'relative address, which leads elsewhere from each page',
      '  - type: link\n    label: Blog\n    to: blog',
      4,
      '`items.Blog.to`: must start with `/`, or with `https://` for another site',
      'Write `to: /blog`.',
    ],
    [
      'unknown key',
      '  - type: doc\n    label: Core\n    doc: a\n    colour: red',
      5,
      'Unknown key `colour` in `items.Core`.',
      'Use one of: `type`, `label`, `doc`.',
    ],
    [
      'empty dropdown',
      '  - type: dropdown\n    label: More\n    items: []',
      4,
      '`items.More.items`: must not be empty.',
      'Write an entry below `items:`, or remove the line.',
    ],
    [
      'search inside a dropdown',
      '  - type: dropdown\n    label: More\n    items:\n      - type: search',
      5,
      '`items.More.items.0.type` cannot be `search`.',
      'Use one of: `doc`, `docSidebar`, `version`, `link`, `html`.',
    ],
    ['nameless link', '  - type: link\n    to: /blog', 2, '`items.0.label` is missing.', 'Add a line `label: …`.'],
  ])('%s', (_, items, line, what, remedy) => {
    const [problem, ...others] = check(items);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'data/navbar.yml', line, remedy });
    expect(problem?.what).toContain(what);
  });
});

describe('an item becomes a link', () => {
  const targets = {
    pathOfDoc: (id: string) => (id === 'start' ? '/docs/start' : undefined),
    sidebarOfDoc: (id: string) => (id === 'start' ? 'Main' : undefined),
    firstPathOf: (name: string) => (name === 'Main' ? '/docs/first' : undefined),
    versionsOf: () => [],
    sets: defaultConfig().docSets,
  };

  test('with the address of its type, inside dropdowns, too', () => {
    const items = resolveNavbar(
      [
        { type: 'docSidebar', label: 'Main', sidebar: 'Main' },
        { type: 'dropdown', label: 'More', items: [{ type: 'doc', label: 'Start', doc: 'start' }] },
        { type: 'link', label: 'Code', href: 'https://example.org' },
        { type: 'search' },
        { type: 'colorMode' },
      ],
      targets,
      'strict',
    );
    expect(items.map(({ type, href, sidebar }) => [type, href, sidebar])).toEqual([
      ['docSidebar', '/docs/first', 'Main'],
      ['dropdown', null, null],
      ['link', 'https://example.org', null],
      ['search', null, null],
      ['colorMode', null, null],
    ]);
    expect(items[1]?.items?.map(({ href, sidebar }) => [href, sidebar])).toEqual([['/docs/start', 'Main']]);
  });

  test('a docs sidebar with nothing to link to stops the build, with the name of the item', () => {
    expect(() => resolveNavbar([{ type: 'docSidebar', label: 'Ghost', sidebar: 'Empty' }], targets, 'strict')).toThrow(
      'The navbar item “Ghost” (docSidebar) has nothing to link to because the sidebar “Empty” lists no page.',
    );
  });

  test('so does a link without an address', () => {
    expect(() => resolveNavbar([{ type: 'link', label: 'Ghost' }], targets, 'strict')).toThrow(
      'The navbar item “Ghost” (link) has nothing to link to because it has no address.',
    );
  });

  test('so does a doc that does not exist', () => {
    expect(() => resolveNavbar([{ type: 'doc', label: 'Ghost', doc: 'gone' }], targets, 'strict')).toThrow(
      'The navbar item “Ghost” (doc) has nothing to link to because there is no doc “gone”.',
    );
  });

  test('so does a version of docs that do not exist, and one that does leads to its start, without a sidebar', () => {
    const item = { type: 'version', label: 'Ghost', docs: 'default' } as const;
    expect(() => resolveNavbar([item], targets, 'strict')).toThrow(
      'The navbar item “Ghost” (version) has nothing to link to because there are no docs “default”.',
    );
    const versionsOf = () => [{ prefix: '', label: '2.0', href: '/docs/start' }];
    expect(resolveNavbar([item], { ...targets, versionsOf }, 'strict')).toMatchObject([
      { type: 'version', href: '/docs/start', sidebar: null },
    ]);
  });

  test('or falls out where the policy is lenient', () => {
    const items: NavbarItem[] = [
      { type: 'doc', label: 'Ghost', doc: 'gone' },
      { type: 'doc', label: 'Start', doc: 'start' },
      { type: 'search' },
    ];
    expect(resolveNavbar(items, targets, 'lenient').map(({ href }) => href)).toEqual(['/docs/start', null]);
  });

  test('with its address in each version of the docs', () => {
    const set = { docs: 'default', folder: '', isLast: false, banner: '' } as const;
    const sets = [
      { ...set, prefix: '', version: '2.0', label: '2.0', path: '/docs', isLast: true },
      { ...set, prefix: '1.0:', version: '1.0', label: 'Old', path: '/docs/1.0' },
      { ...set, prefix: 'api:', docs: 'api', version: 'current', label: 'Next', path: '/api' },
    ];
    const ofVersions = {
      sets,
      pathOfDoc: (id: string) =>
        ({ start: '/docs/start', '1.0:start': '/docs/1.0/start', new: '/docs/new', 'api:a': '/api/a' })[id],
      sidebarOfDoc: (id: string) => (id.startsWith('1.0:') ? '1.0:Main' : 'Main'),
      firstPathOf: (name: string) => ({ Main: '/docs/start', '1.0:Main': '/docs/1.0/start' })[name],
      versionsOf: (docs: string) =>
        sets.filter((one) => one.docs === docs).map(({ prefix, label, path }) => ({ prefix, label, href: path })),
    };
    const items = resolveNavbar(
      [
        { type: 'doc', label: 'Start', doc: 'start' },
        { type: 'doc', label: 'New', doc: 'new' },
        { type: 'doc', label: 'API', doc: 'api:a' },
        { type: 'docSidebar', label: 'Main', sidebar: 'Main' },
        { type: 'link', label: 'Code', href: 'https://example.org' },
        { type: 'html', label: '<b>New</b>' },
        { type: 'version', label: '2.0', docs: 'default' },
        { type: 'versions', label: '2.0', docs: 'default', items: [{ type: 'link', label: 'All', to: '/all' }] },
      ],
      ofVersions,
      'strict',
    );
    expect(items.map(({ versions }) => versions)).toEqual([
      [
        { version: '', href: '/docs/start', sidebar: 'Main' },
        { version: '1.0:', href: '/docs/1.0/start', sidebar: '1.0:Main' },
      ],
      [{ version: '', href: '/docs/new', sidebar: 'Main' }],
      // Docs in one version only
      null,
      [
        { version: '', href: '/docs/start', sidebar: 'Main' },
        { version: '1.0:', href: '/docs/1.0/start', sidebar: '1.0:Main' },
      ],
      null,
      null,
      [
        { version: '', label: '2.0', href: '/docs' },
        { version: '1.0:', label: 'Old', href: '/docs/1.0' },
      ],
      [
        { version: '', label: '2.0' },
        { version: '1.0:', label: 'Old' },
      ],
    ]);
    expect(items[5]).toMatchObject({ label: '<b>New</b>', href: null, sidebar: null });
    expect(items[6]?.href).toBe('/docs');
    expect(items[7]?.items?.map(({ label, href, version }) => [label, href, version])).toEqual([
      ['2.0', '/docs', ''],
      ['Old', '/docs/1.0', '1.0:'],
      ['All', '/all', null],
    ]);
  });
});
