import { describe, expect, test } from 'vitest';
import type { Problem } from '../../model/problems/problems';
import { dataNodes } from './data-nodes';

function nodesOf(file: string, source: string) {
  const problems: Problem[] = [];
  const nodes = dataNodes(file, source, (found) => void problems.push(...found));
  return { nodes, problems };
}

describe('a data file becomes nodes', () => {
  test.each([
    [
      'sidebars.yml',
      'Main: [start]\nOther: [guide]\n',
      [
        { type: 'Sidebar', name: 'Main', order: 0, authored: ['start'] },
        { type: 'Sidebar', name: 'Other', order: 1, authored: ['guide'] },
      ],
    ],
    ['authors.yml', 'core: { name: Core }\n', [{ type: 'Author', id: 'author:core', key: 'core', name: 'Core' }]],
    ['redirects.yml', '- { from: /a, to: /b }\n', [{ type: 'Redirect', id: 'redirect:/a', from: '/a', to: '/b' }]],
    [
      'announcement.yml',
      'id: news\ntext: News\ncloseable: true\n',
      [{ type: 'Announcement', id: 'site:announcement', key: 'news', html: 'News', closeable: true }],
    ],
    [
      'announcement.yml',
      'id: news\ntext: Read on & on\nlink: { label: on, href: /a }\ncloseable: true\n',
      [
        {
          type: 'Announcement',
          id: 'site:announcement',
          key: 'news',
          html: 'Read <a href="/a">on</a> &amp; on',
          closeable: true,
        },
      ],
    ],
    [
      'announcement.yml',
      'id: news\ntext: A < B\nlink: { label: "<More>", href: /a?b="c" }\ncloseable: false\n',
      [{ key: 'news', html: 'A &lt; B <a href="/a?b=&quot;c&quot;">&lt;More&gt;</a>', closeable: false }],
    ],
    ['announcement.yml', 'id: a\ntext: T\nhtml: <b>N</b>\ncloseable: true\n', [{ html: '<b>N</b>' }]],
    ['announcement.yml', 'null\n', []],
    ['terms.yml', 'Home: [house]\n', []],
    ['sidebars/1.0.yml', '"1.0:Main": ["1.0:start"]\n', [{ id: 'sidebar:1.0:Main', authored: ['1.0:start'] }]],
    [
      'footer.yml',
      'columns:\n  - title: A\n    items: [{ label: "<B>", href: /b }, { html: <i>C</i> }]\nhosting: { label: H, href: https://h.example }\n',
      [{ copyright: null, columns: [{ title: 'A', items: ['<a href="/b">&lt;B&gt;</a>', '<i>C</i>'] }] }],
    ],
    ['home.yml', 'actions: []\nstarts: []\nlookups: []\npopular: []\n', [{ type: 'Home', id: 'site:home' }]],
    [
      'navbar.yml',
      'items: [{ type: link, label: A, href: /a }]\n',
      [{ type: 'Navbar', authored: [{ type: 'link', label: 'A', href: '/a' }] }],
    ],
  ])('%s: %j', (name, source, expected) => {
    const { nodes, problems } = nodesOf(`data/${name}`, source);
    expect(problems).toEqual([]);
    expect(nodes).toMatchObject(expected);
    expect(nodes).toHaveLength(expected.length);
  });
});

test('a file with a mistake makes no nodes and says why', () => {
  const { nodes, problems } = nodesOf('data/authors.yml', 'core: { name: 5 }\n');
  expect(nodes).toEqual([]);
  expect(problems).toHaveLength(1);
});

test.each(['docs/authors.yml', 'data/old/authors.yml', 'data/unknown.yml', 'data/toString.yml'])(
  '%s is none of our data files',
  (file) => {
    expect(nodesOf(file, 'core: { name: Core }\n')).toEqual({ nodes: [], problems: [] });
  },
);
