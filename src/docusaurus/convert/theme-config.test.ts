import { expect, test, describe } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import type { NavbarItem } from '../../model/navigation/navbar';
import type { NavbarEntry } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { convertNavbar, convertFooter, convertAnnouncement } from './theme-config';
import { siteAddress } from './addresses';
import { textOfHtml } from './markup';

test.each([
  [{ href: 'https://github.com/a/b', 'aria-label': 'Source code', className: 'icon' }, 'Source code'],
  [{ href: 'https://github.com/a/b', html: '<b>Code</b>' }, 'Code'],
  [{ href: 'https://github.com/a/b', title: 'Our code', 'aria-label': 'Source code' }, 'Source code'],
  [{ href: 'https://github.com/a/b', title: 'Our code' }, 'Our code'],
  [{ href: 'https://github.com/a/b', html: '<i></i>' }, 'GitHub'],
  [{ href: 'https://github.com/a/b' }, 'GitHub'],
  [{ href: 'https://www.example.org/chat', label: ' ' }, 'example.org'],
  [{ href: 'https://mywww.example.org' }, 'mywww.example.org'],
  [{ href: 'https://wwwa.example.org' }, 'wwwa.example.org'],
  [{ href: 'mailto:us@example.org' }, 'mailto:us@example.org'],
])('an item without a label says what it leads to: %j', (item, label) => {
  const unsupported = new UnsupportedSettings();
  expect(convertNavbar([item], [], unsupported)[0]).toMatchObject({ label });
  expect(unsupported.all).toEqual([]);
});

test('an item with items is a dropdown, whether it says so or not', () => {
  const items = [{ href: 'https://a.example', label: 'A' }];
  for (const type of [{}, { type: 'dropdown' }])
    expect(convertNavbar([{ ...type, label: 'More', items }], [], new UnsupportedSettings())[0]).toMatchObject({
      ...{ type: 'dropdown', label: 'More' },
      items: [{ label: 'A' }],
    });
  expect(convertNavbar([{ ...items[0], type: 'default' }], [], new UnsupportedSettings())[0]).toMatchObject({
    label: 'A',
  });
});

const set = { docs: 'default', folder: 'docs', path: '/docs', label: '2.0' };
const sets = defaultConfig({
  docSets: [
    { ...set, isLast: false, label: 'Next' },
    { ...set, prefix: '2.0:', version: '2.0' },
    { ...set, docs: 'api', prefix: 'api:', label: 'API' },
  ],
}).docSets;

test.each<[NavbarEntry, NavbarItem[]]>([
  [{ type: 'doc', docId: 'guide/start', label: 'Start' }, [{ type: 'doc', label: 'Start', doc: '2.0:guide/start' }]],
  [{ type: 'doc', docId: 'guide/tea/start' }, [{ type: 'doc', label: 'start', doc: '2.0:guide/tea/start' }]],
  [{ type: 'doc', docId: 'x', docsPluginId: 'api' }, [{ type: 'doc', label: 'x', doc: 'api:x' }]],
  [{ type: 'docSidebar', sidebarId: 'Main' }, [{ type: 'docSidebar', label: 'Main', sidebar: '2.0:Main' }]],
  [
    { type: 'docSidebar', sidebarId: 'Main', label: 'Guide' },
    [{ type: 'docSidebar', label: 'Guide', sidebar: '2.0:Main' }],
  ],
  [{ type: 'docsVersion' }, [{ type: 'version', docs: 'default', label: '2.0' }]],
  [{ type: 'docsVersion', label: 'V' }, [{ type: 'version', docs: 'default', label: 'V' }]],
  [
    {
      type: 'docsVersionDropdown',
      docsPluginId: 'api',
      dropdownItemsBefore: [{ to: 'old', label: 'Old' }],
      dropdownItemsAfter: [{ to: '/all', label: 'All' }],
    },
    [
      {
        ...{ type: 'versions', docs: 'api', label: 'API' },
        items: [
          { type: 'link', label: 'Old', to: '/old' },
          { type: 'link', label: 'All', to: '/all' },
        ],
      },
    ],
  ],
  [{ type: 'docsVersionDropdown', docsPluginId: 'none' }, []],
  [{ type: 'dropdown', label: 'More', items: [] }, []],
  [{ type: 'dropdown', label: 'More' }, []],
  [
    {
      ...{ to: 'a', label: 'A', title: 'B', 'aria-label': 'C', className: 'd', html: '<img src="/e.svg">' },
      ...{ activeBasePath: '/a', target: '_blank', rel: 'me', dropdownActiveClassDisabled: true },
    },
    [{ type: 'link', label: 'A', to: '/a' }],
  ],
  [
    { type: 'dropdown', items: [{ to: 'a' }] },
    [{ type: 'dropdown', label: 'More', items: [{ type: 'link', label: 'a', to: '/a' }] }],
  ],
  [{ type: 'localeDropdown' }, []],
  [{ type: 'search' }, []],
])('an item %j leads to the last version: %j', (item, items) => {
  const unsupported = new UnsupportedSettings();
  expect(convertNavbar([item], sets, unsupported, false)).toEqual([...items, { type: 'search' }]);
  expect(unsupported.all).toEqual([]);
});

test('items for the right side come behind the others, in their order', () => {
  const entries = [
    { to: '/r', position: 'right' },
    { to: '/l', position: 'left' },
    { to: '/n' },
    { to: '/m', position: 'left' },
  ] as const;
  expect(convertNavbar(entries, [], new UnsupportedSettings(), false)).toMatchObject([
    ...[{ label: '/l' }, { label: '/m' }, { label: '/r' }, { label: '/n' }],
    { type: 'search' },
  ]);
});

test('what cannot be an item, or has no effect in it, is named by what it says', () => {
  const unsupported = new UnsupportedSettings();
  const entries: NavbarEntry[] = [
    { type: 'custom-menu', label: 'Menu' },
    { type: 'custom-menu' },
    { type: 'docsVersion', docsPluginId: 'none', label: 'V' },
    { to: '/a', activeClassName: 'on', className: 'plain' },
    { type: 'html', value: '<script>go()</script>' },
    { type: 'html', value: '<script></script>', label: 'Chat' },
    { type: 'html', value: '<i></i><hr>', title: 'Line' },
    { type: 'html', value: `<script>${'go();'.repeat(9)}</script>` },
  ];
  expect(convertNavbar(entries, sets, unsupported, false)).toEqual([
    { type: 'link', label: '/a', to: '/a' },
    { type: 'search' },
  ]);
  expect(unsupported.all).toEqual(
    [
      'an item of type custom-menu, “Menu”',
      'an item of type custom-menu',
      'an item of type docsVersion, “V”',
      'activeClassName of “/a”',
      'an item of type html, “<script>go()</script>”',
      'an item of type html, “Chat”',
      'an item of type html, “Line”',
      'an item of type html, “<script>go();go();go();go();go();go();go”',
    ].map((what) => `\`navbar: ${what}\` is not supported and has no effect.`),
  );
});

test('the columns of a footer have names, links without a column stand in the last one, and one without links is left out', () => {
  const unsupported = new UnsupportedSettings();
  const links = [
    { title: 'Docs', items: [{ label: 'A', to: 'a' }] },
    { items: [{ label: 'B', href: 'https://b.example' }] },
    { title: 'None', items: [{ html: '<b></b>' }, { to: '/a' }, { href: '/a' }] },
    { label: 'Loose', to: '/loose' },
  ];
  expect(convertFooter({ links, copyright: undefined }, unsupported)).toEqual({
    columns: [
      { title: 'Docs', items: [{ label: 'A', href: '/a' }] },
      { title: 'Links 2', items: [{ label: 'B', href: 'https://b.example' }] },
      { title: 'Links', items: [{ label: 'Loose', href: '/loose' }] },
    ],
  });
  expect(unsupported.all).toEqual(['`footer: a piece of HTML` is ignored because it has neither text nor a picture.']);
});

test('without a switch between light and dark the search comes last', () => {
  expect(convertNavbar([], [], new UnsupportedSettings()).map(({ type }) => type)).toEqual(['search', 'colorMode']);
  expect(convertNavbar([], [], new UnsupportedSettings(), false).map(({ type }) => type)).toEqual(['search']);
});

test('the address of a link in HTML is its own, whatever other attributes it has', () => {
  const html = '<a class="star" data-href="/no" href="https://a.example" data-count-href="/stars">Star</a>';
  const { columns } = convertFooter({ links: [{ title: 'More', items: [{ html }] }] }, new UnsupportedSettings());
  expect(columns).toEqual([{ title: 'More', items: [{ html: '<a class="star" href="https://a.example">Star</a>' }] }]);
});

test('the copyright keeps its links and its characters, and no scripts', () => {
  const copyright = '&copy; A&trade; &mdash; <a href="/terms" style="color: red">Terms</a><script>go()</script>';
  expect(convertFooter({ links: [], copyright }, new UnsupportedSettings()).copyright).toBe(
    '© A™ — <a href="/terms">Terms</a>',
  );
});

test.each([
  ['docs/a', '/docs/a'],
  ['/docs/a', '/docs/a'],
  ['#part', '#part'],
  ['https://example.org/a', 'https://example.org/a'],
  ['HTTPS://example.org/a', 'HTTPS://example.org/a'],
  ['docs/a:b', '/docs/a:b'],
  ['mailto:me@example.org', 'mailto:me@example.org'],
  ['pathname:///files/a.pdf', '/files/a.pdf'],
  ['pathname://https://example.org/a', 'https://example.org/a'],
])('an address of the settings: %s', (to, expected) => {
  expect(siteAddress(to)).toBe(expected);
});

test('the text of HTML has no tags, and its entities once', () => {
  expect(textOfHtml('<b>A</b>&nbsp;&amp;lt;<br/>B &copy;')).toBe('A &lt; B ©');
});

describe('an announcement bar', () => {
  const convert = (
    bar: { content: string; id?: string; isCloseable?: boolean },
    unsupported = new UnsupportedSettings(),
  ) => convertAnnouncement({ id: undefined, isCloseable: undefined, ...bar }, unsupported);

  test('is its text and its link', () => {
    expect(convert({ content: 'Read <a target="_blank" href="blog/news"><b>the news</b></a>.', id: 'news' })).toEqual({
      id: 'news',
      text: 'Read the news.',
      html: 'Read <a target="_blank" href="/blog/news"><b>the news</b></a>.',
      closeable: true,
    });
  });

  test('can stay open', () => {
    expect(convert({ content: 'Text', isCloseable: false })).toEqual({
      id: 'announcement-bar',
      text: 'Text',
      html: 'Text',
      closeable: false,
    });
    expect(convert({ content: 'Text', isCloseable: true })?.closeable).toBe(true);
  });

  test('has the colors of the site', () => {
    const unsupported = new UnsupportedSettings();
    convertAnnouncement({ content: 'Text', backgroundColor: '#fff', textColor: '#000' }, unsupported);
    expect(unsupported.all).toEqual([
      '`announcementBar: backgroundColor` is not supported and has no effect.',
      '`announcementBar: textColor` is not supported and has no effect.',
    ]);
  });

  test('of nothing is none', () => {
    expect(convert({ content: ' <b></b> ' })).toBeNull();
    expect(convertAnnouncement(undefined, new UnsupportedSettings())).toBeNull();
  });

  test('keeps all of its links and pictures, and no scripts and styles', () => {
    const content =
      '<a href="/a">A</a> <a href="/b" style="color: red" onclick="go()">B <img src="img/b.png"></a><script>go()</script>';
    expect(convert({ content })?.html).toBe('<a href="/a">A</a> <a href="/b">B <img src="/img/b.png"></a>');
  });
});

test('markup in the navbar and pictures in the footer are shown', () => {
  const unsupported = new UnsupportedSettings();
  const html = [
    { type: 'html', value: '<button onclick="go()">Go</button>' },
    ...['<hr>', ' <hr>\n', '<HR>', '<hr class="line">'].map((value) => ({ type: 'html', value })),
    { href: 'https://a.example/', html: '<img src="/a.svg" alt="">' },
    { to: 'b', html: '<IMG src="b.svg">' },
  ];
  expect(convertNavbar(html, [], unsupported, false)).toEqual([
    { type: 'html', label: 'Go' },
    { type: 'html', label: '<a href="https://a.example/"><img src="/a.svg" alt=""></a>' },
    { type: 'html', label: '<a href="/b"><img src="/b.svg"></a>' },
    { type: 'search' },
  ]);
  const logo = { src: 'img/a.png', alt: 'A', href: 'https://a.example', width: 50, height: '9', className: 'b' };
  expect(convertFooter({ links: [], copyright: 'Us', logo }, unsupported).copyright).toBe(
    '<a href="https://a.example"><img src="/img/a.png" alt="A" width="50" height="9"></a><br>Us',
  );
  const inside = { ...logo, href: 'guide?a=1&b=2' };
  expect(convertFooter({ links: [], copyright: undefined, logo: inside }, unsupported).copyright).toBe(
    '<a href="/guide?a=1&amp;b=2"><img src="/img/a.png" alt="A" width="50" height="9"></a>',
  );
  expect(unsupported.all).toEqual([]);
});
