import { describe, expect, test } from 'vitest';
import { loadReference } from '../reference/reference';
import { samplePage } from '../../../test/samples/sample-page';
import { problemsOfSite as problemsOf, start } from '../../../test/site-problems';

describe('a lenient policy', () => {
  const policy = 'lenient' as const;

  test('makes warnings of mistakes that lose no page', () => {
    const [problem] = problemsOf({ policy }, { sidebars: 'Main: [giude]\n' });
    expect(problem).toContain('Warning: The sidebar `Main` refers to an unknown doc `giude`.');
  });

  test('leaves two pages at one address an error', () => {
    const twin = samplePage('docs/twin.md', 'title: Twin\nslug: start');
    expect(problemsOf({ policy, pages: [start, twin] }).join()).not.toContain('Warning');
  });

  test('lets a doc stand in several sidebars', () => {
    expect(problemsOf({ policy }, { sidebars: 'Main: [start]\nOther: [start]\n' })).toEqual([]);
  });

  test('lets links lead to addresses that are redirected', () => {
    const from = samplePage('docs/from.md', 'title: From', '[Old](/old)');
    const redirects = '- { from: /old, to: /docs/start }\n';
    expect(problemsOf({ policy, pages: [start, from] }, { redirects }).join()).not.toContain('/old');
    expect(problemsOf({ pages: [start, from] }, { redirects }).join()).toContain('/old');
  });
});

test('a link may name a place in a file, but none on a page without headings', () => {
  const from = samplePage('docs/from.md', 'title: From', '[Layer](/img/map.svg#layer) [Top](/about#top)');
  const problems = problemsOf({ pages: [start, from], staticFiles: new Set(['/img/map.svg', '/about']) }).join();
  expect(problems).not.toContain('/img/map.svg');
  expect(problems).toContain('/about#top');
});

test('a sound site has no problems', () => {
  expect(problemsOf({}, { sidebars: 'Main:\n  - start\n  - guide\n' })).toEqual([]);
});

describe('addresses and ids', () => {
  test('two pages at one address: the second is reported, with the first', () => {
    const twin = samplePage('docs/twin.md', 'title: Twin\nslug: start');
    expect(problemsOf({ pages: [start, twin] })).toEqual([
      'docs/twin.md:1:1\n  The address `/docs/start` is already used by docs/start.md.\n' +
        '  → Rename the file or give it a unique `slug`.',
    ]);
  });

  test('two pages whose addresses differ only in capitals, which not every system can tell apart', () => {
    const twin = samplePage('docs/START.md', 'title: Twin\nslug: START');
    expect(problemsOf({ pages: [start, twin] })).toEqual([
      expect.stringContaining('The address `/docs/START` differs from that of docs/start.md only in capitals.'),
    ]);
  });

  test('two pages whose addresses differ only in the encoding of an accent, which looks the same', () => {
    const [composed, decomposed] = ['\u00e4', 'a\u0308'].map((name) => samplePage(`docs/${name}.md`, 'title: Twin'));
    expect(problemsOf({ pages: [start, composed, decomposed].filter((page) => page !== undefined) })).toEqual([
      expect.stringContaining('only in how its accents are encoded.'),
    ]);
  });

  test.each([
    ['the index of names', samplePage('docs/identifiers.md', 'title: Twin')],
    ['the archive', samplePage('blog/2024-01-01-a.md', 'title: Twin\nauthors: [a]\nslug: archive')],
    ['a feed', samplePage('blog/2024-01-01-a.md', 'title: Twin\nauthors: [a]\nslug: rss.xml')],
    ['the Markdown of another page', samplePage('docs/other.md', 'title: Twin\nslug: start.md')],
  ])('a page in the place of %s', (_, twin) => {
    expect(problemsOf({ pages: [start, twin] }).join()).toContain(`The address \`${twin.path}\` is already used by`);
  });

  test('two docs with one id', () => {
    const twin = samplePage('docs/twin.md', 'title: Twin\nid: start\nslug: twin');
    expect(problemsOf({ pages: [start, twin] })).toEqual([
      'docs/twin.md:1:1\n  The id `start` is already used by docs/start.md.\n  → Use a different `id`, or remove it.',
    ]);
  });

  test('what is there twice is told at the key that says so, with the first that has it', () => {
    const yaml = (name: string): string => `title: Twin\nslug: ${name}\nid: start`;
    const [second, third] = ['b', 'c'].map((name) => samplePage(`docs/${name}.md`, yaml(name)));
    const sources = new Map(['b', 'c'].map((name) => [`docs/${name}.md`, `---\n${yaml(name)}\n---\n`]));
    const pages = [start, second, third].filter((page) => page !== undefined);
    expect(problemsOf({ pages, sources }).map((problem) => problem.split('\n').slice(0, 2))).toEqual([
      ['docs/b.md:4:1', '  The id `start` is already used by docs/start.md.'],
      ['docs/c.md:4:1', '  The id `start` is already used by docs/start.md.'],
    ]);
    const thief = samplePage('docs/a.md', 'title: Thief\nslug: start');
    const chosen = new Map([['docs/a.md', '---\ntitle: Thief\nslug: start\n---\n']]);
    expect(problemsOf({ pages: [thief, start], sources: chosen })).toEqual([
      expect.stringContaining('docs/a.md:3:1\n  The address `/docs/start` is already used by docs/start.md.'),
    ]);
    const twins = ['b', 'c'].map((name) => samplePage(`docs/${name}.md`, 'title: Twin\nslug: start'));
    const slugs = new Map(['b', 'c'].map((name) => [`docs/${name}.md`, '---\ntitle: Twin\nslug: start\n---\n']));
    const found = problemsOf({ pages: [start, ...twins], sources: slugs });
    expect(found.map((problem) => problem.split('\n').slice(0, 2))).toEqual([
      ['docs/b.md:3:1', '  The address `/docs/start` is already used by docs/start.md.'],
      ['docs/c.md:3:1', '  The address `/docs/start` is already used by docs/start.md.'],
    ]);
  });
});

test('a link to the usual address of a page that has another one is sent there, a redirect from it is right', () => {
  const moved = samplePage('docs/setup.md', 'title: Setup\nslug: first-steps');
  const links = samplePage('docs/links.md', 'title: Links', '[a](/docs/setup)');
  const redirects = '- { from: /docs/setup, to: /docs/first-steps }\n';
  const found = problemsOf({ pages: [start, moved, links] }, { redirects });
  expect(found.map((problem) => problem.split('\n').slice(1))).toEqual([
    [
      '  The link `/docs/setup` is broken because docs/setup.md has the address `/docs/first-steps`.',
      '  → Write `/docs/first-steps`.',
    ],
  ]);
});

test('of an address that a page takes from another one, only that is told, and nothing of links to the page', () => {
  const thief = samplePage('docs/setup.md', 'title: Setup\nslug: start');
  const links = samplePage('docs/links.md', 'title: Links', '[a](/docs/setup)');
  expect(problemsOf({ pages: [start, thief, links] })).toEqual([
    expect.stringContaining('The address `/docs/start` is already used by docs/start.md.'),
  ]);
});

test('a link to a former address is told the new one', () => {
  const links = samplePage('docs/links.md', 'title: Links', '[a](/docs/old#b), [b](/docs/guid), [c](/docs/below/x)');
  const redirects = '- { from: /docs/old/, to: /docs/start }\n- { from: /docs/below/*, to: /docs/start }\n';
  const found = problemsOf({ pages: [start, links] }, { redirects });
  expect(found.map((problem) => problem.split('\n').slice(1))).toEqual([
    [
      '  The link `/docs/old#b` leads to a former address, from which data/redirects.yml redirects.',
      '  → Write `/docs/start`.',
    ],
    [
      '  The link `/docs/guid` is broken because the page `/docs/guid` does not exist.',
      '  → Link to an existing page, or remove the link.',
    ],
    [
      '  The link `/docs/below/x` is broken because the page `/docs/below/x` does not exist.',
      '  → Link to an existing page, or remove the link.',
    ],
  ]);
});

describe('footer', () => {
  test('a dead link is reported at its line', () => {
    const footer =
      'columns:\n  - title: A\n    items:\n      - label: B\n        href: /docs/strat\nhosting: { label: C, href: / }\n';
    const [problem, ...others] = problemsOf({}, { footer });
    expect(others).toEqual([]);
    expect(problem).toMatch(/^data\/footer\.yml:5:/);
  });
});

describe('authors', () => {
  const post = samplePage('blog/2024-01-02-a.md', 'title: A\nauthors:\n  - core\n  - voise');

  test('an unknown author is reported at the line of the authors', () => {
    const authors = 'core: { name: Core }\nvoice: { name: Voice }\n';
    expect(problemsOf({ pages: [post] }, { authors })).toEqual([
      'blog/2024-01-02-a.md:3:1\n  The author `voise` is not in data/authors.yml.\n  → Did you mean `voice`?',
    ]);
  });
});

test.each([
  [1, 'The author `core, voice` is not in data/authors.yml.'],
  [2, 'The author `core, voice`, whom another post also names, is not in data/authors.yml.'],
  [3, 'The author `core, voice`, whom 2 other posts also name, is not in data/authors.yml.'],
])('an author whom %i posts name is told once, and keys in one text are made a list', (count, what) => {
  const pages = Array.from({ length: count }, (_, at) =>
    samplePage(`blog/2024-01-0${at + 1}-a.md`, 'title: A\nauthors: core, voice'),
  );
  const authors = 'core: { name: Core }\nvoice: { name: Voice }\n';
  expect(problemsOf({ pages }, { authors })).toEqual([
    `blog/2024-01-01-a.md:3:1\n  ${what}\n  → Write \`authors: [core, voice]\`.`,
  ]);
  expect(problemsOf({ pages }, { authors: 'core: { name: Core }\n' }).join()).not.toContain('[core, voice]');
});

test('a name of an author that is a key is probably meant as one', () => {
  const found = (author: string) => {
    const post = samplePage('blog/2024-01-02-a.md', `title: A\nauthor: ${author}`);
    return problemsOf({ pages: [post] }, { authors: 'core: { name: Core }\n' });
  };
  expect(found('core')).toEqual([
    'blog/2024-01-02-a.md:3:1\n  Warning: The name of the author is `core`, which is a key of data/authors.yml.\n  → Write `authors: core`.',
  ]);
  expect([found('Core'), found('core\nauthor_url: https://example.org')]).toEqual([[], []]);
});

test('a post may describe its authors itself', () => {
  const written = 'title: A\nauthors:\n  - name: Ada\n  - voise';
  const [problem, ...others] = problemsOf({ pages: [samplePage('blog/2024-01-02-a.md', written)] });
  expect(others).toEqual([]);
  expect(problem).toContain('The author `voise` is not in data/authors.yml.');
});

describe('links', () => {
  const page = (body: string, more = '') => samplePage('docs/page.md', `title: Page${more}`, body);

  test('pages, headings, the lists and files of the static folder can be linked', () => {
    const body =
      '[a](/docs/start#install) [b](/blog) [c](/blog/archive) [d](/search) [e](/) [f](/logo.svg) [g](/sitemap.xml) [h](/robots.txt)';
    expect(problemsOf({ pages: [start, page(body)] })).toEqual([]);
  });

  test('the page of a category can be linked', () => {
    const body = '[a](/docs/category/more)';
    const sidebars = 'Main: [{ label: Around, items: [{ label: More, index: {}, items: [start, page] }] }]\n';
    expect(problemsOf({ pages: [start, page(body)] }, { sidebars })).toEqual([]);
    expect(problemsOf({ pages: [start, page(body)] }, { sidebars: 'Main: [start]\n' })).toHaveLength(1);
  });

  test('a chapter can be linked', () => {
    const pages = [start, page('[a](/docs/chapters/main)'), samplePage('docs/end.md', 'title: End', 'Text.')];
    expect(problemsOf({ pages }, { sidebars: 'Main: [start, page, end]\n' })).toEqual([]);
    expect(problemsOf({ pages }, { sidebars: 'Main: [start, page]\n' })).toHaveLength(1);
  });

  test('an anchor that a component may make is a warning', () => {
    const running = { ...samplePage('docs/running.mdx', 'title: R'), needsMdx: true };
    expect(problemsOf({ pages: [running, page('[a](/docs/running#made)')] }).join()).toContain('Warning');
    expect(problemsOf({ pages: [start, page('[a](/docs/start#made)')] }).join()).not.toContain('Warning');
  });

  test('an anchor that a component may make is a warning also where the page lacks an endpoint', () => {
    const running = { ...samplePage('docs/running.mdx', 'title: R'), needsMdx: true };
    const rest =
      'title: REST\ndoc: running\nbaseUrl: http://host\ntoken: T\nendpoints: [{ method: GET, path: /a, description: D. }]';
    const reference = loadReference(new Map([['api/rest', rest]]));
    const found = problemsOf({ pages: [running, page('[a](/docs/running#made) [b](/docs/running#get-a)')], reference });
    expect(found.filter((one) => one.includes('#'))).toEqual([expect.stringMatching(/Warning: .*#made/)]);
  });

  test('a doc that reference data misnames is told once, not for each link that is made of the data', () => {
    const rest =
      'title: REST\ndoc: rset\nbaseUrl: http://host\ntoken: T\nendpoints: [{ method: GET, path: /a, description: D. }]';
    const reference = loadReference(new Map([['api/rest', rest]]));
    const found = problemsOf({ pages: [start, page('[a](/docs/rset#get-a) [b](/docs/other)')], reference });
    expect(found).toEqual([
      expect.stringContaining('The link `/docs/other` is broken'),
      expect.stringContaining('data/api/rest.yml:2:1\n  There is no page `rset`.'),
    ]);
  });

  test('list pages exist as far as there are posts', () => {
    const posts = Array.from({ length: 11 }, (_, n) =>
      samplePage(`blog/2024-01-${String(n + 10)}-a.md`, 'title: A\nauthors: [core]'),
    );
    const authors = 'core: { name: Core }\n';
    expect(problemsOf({ pages: [...posts, page('[a](/blog/page/2)')] }, { authors })).toEqual([]);
    expect(problemsOf({ pages: [...posts, page('[a](/blog/page/3)')] }, { authors })).toHaveLength(1);
  });

  test('unlisted posts fill no list page', () => {
    const posts = Array.from({ length: 11 }, (_, n) =>
      samplePage(`blog/2024-01-${String(n + 10)}-a.md`, `title: A\nauthors: [core]\nunlisted: ${String(n === 0)}`),
    );
    const authors = 'core: { name: Core }\n';
    expect(problemsOf({ pages: [...posts, page('[a](/blog/page/2)')] }, { authors })).toHaveLength(1);
  });

  test('a link to a draft is dead in the published site and works while developing', () => {
    const draft = samplePage('docs/draft.md', 'title: Draft\ndraft: true');
    const pages = [draft, page('[a](draft.md)')];
    expect(problemsOf({ pages })).toHaveLength(1);
    expect(problemsOf({ pages, withDrafts: true })).toEqual([]);
  });

  test('dead links of a draft do not stop the published site', () => {
    const pages = [page('[a](/docs/nowhere)', '\ndraft: true')];
    expect(problemsOf({ pages })).toEqual([]);
    expect(problemsOf({ pages, withDrafts: true })).toHaveLength(1);
  });

  test('a link to a page that could not be read is not called dead as well', () => {
    expect(problemsOf({ pages: [page('[a](other.md#any)')], unfinished: ['docs/other.md'] })).toEqual([]);
  });
});

test('all kinds of problems are reported in one run', () => {
  const twin = samplePage('docs/twin.md', 'title: Twin\nslug: start', '[a](/docs/nowhere)');
  const sidebars = 'Main:\n  - nothing\n';
  expect(problemsOf({ pages: [start, twin] }, { sidebars })).toHaveLength(3);
});
