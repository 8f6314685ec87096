import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compilePage } from '../../src/content/compile-page';
import { compileMarkdown } from '../../src/markdown/compile';
import { mermaid } from '../../src/markdown/diagrams/diagrams';
import { standalone } from '../../src/markdown/page-context';
import { foundInPage } from './found-in-page';
import { addresses, attributes, placesOfAddresses, tags, texts } from './inputs';

// Loading the renderer of diagrams takes seconds on a busy machine; it is no part of what is tested.
beforeAll(() => void mermaid(), 60_000);

const ofAddresses = addresses.flatMap((address) => placesOfAddresses.map((place) => place(address)));
const ofAttributes = attributes.flatMap((attribute) => tags.map((tag) => `<${tag} ${attribute} />`));
const inputs = [...texts, ...ofAddresses, ...ofAttributes];

test('the corpus is as large as SECURITY.md says', () => {
  expect(new Set(inputs).size).toBeGreaterThanOrEqual(400);
  expect(texts.length).toBeGreaterThanOrEqual(110);
});

describe('a hostile text gets no element, attribute or address into a page that is not allowed', () => {
  test.each(texts)('%j', (text) => {
    expect(foundInPage(compileMarkdown('docs/a.md', text).compiled)).toEqual([]);
  });

  test.each(addresses)('%j in any place of an address', (address) => {
    for (const place of placesOfAddresses) {
      const text = place(address);
      const { compiled } = compileMarkdown('docs/a.md', text);
      expect([text, ...foundInPage(compiled)]).toEqual([text]);
    }
  });

  test.each(attributes)('%s on any tag', (attribute) => {
    for (const tag of tags) {
      const text = `<${tag} ${attribute} />`;
      expect([text, ...foundInPage(compileMarkdown('docs/a.md', text).compiled)]).toEqual([text]);
    }
  });

  test('inside of everything that may hold text', () => {
    const around = [
      (text: string) => text.replace(/^/gm, '> '),
      (text: string) => `- a\n\n${text.replace(/^/gm, '  ')}`,
      (text: string) => `:::note\n\n${text}\n\n:::`,
      (text: string) => `<details>\n<summary>a</summary>\n\n${text}\n\n</details>`,
      (text: string) => `<Tabs>\n<TabItem value="a">\n\n${text}\n\n</TabItem>\n</Tabs>`,
    ];
    for (const text of inputs.filter((_, index) => index % 3 === 0)) {
      for (const place of around) {
        const whole = place(text);
        expect([whole, ...foundInPage(compileMarkdown('docs/a.md', whole).compiled)]).toEqual([whole]);
      }
    }
  });
});

/** Milliseconds of CPU, because a busy machine makes nothing slower than it is. */
function cpuOf(run: () => void): number {
  const begin = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

const times = (text: string, count: number): string => text.repeat(count);

describe('a text made to keep the compiler busy is done or refused within two seconds', () => {
  test.each([
    ['quotes in quotes', times('> ', 5000)],
    ['lists in lists on one line', times('- ', 5000)],
    ['numbered lists on one line', times('1. ', 5000)],
    ['lists in lists', Array.from({ length: 400 }, (_, depth) => `${times('  ', depth)}- a`).join('\n')],
    ['asterisks that close nothing', times('*a', 100_000)],
    ['tildes that close nothing', times('~a', 100_000)],
    ['brackets', times('[', 30_000)],
    ['links in links', times('[a](', 5000)],
    ['backticks of all lengths', Array.from({ length: 150 }, (_, length) => times('`', length + 1)).join(' a ')],
    ['admonitions that never end', times(':::note\n', 5000)],
    ['tags that never end', times('<div>', 500)],
    ['less-than signs', times('<', 10_000)],
    ['braces', times('{', 30_000)],
    ['expressions in expressions', `{${times('(', 20_000)}${times(')', 20_000)}}`],
    ['a heading of spaces and half an id', `#${times(' ', 100_000)}{#a`],
    ['footnotes', Array.from({ length: 400 }, (_, index) => `[^${index}]\n\n[^${index}]: a`).join('\n\n')],
    ['rows', `| a |\n| - |\n${times('| b |\n', 100_000)}`],
    ['headings', times('# a\n', 100_000)],
    ['a word of two million letters', times('a', 2_000_000)],
    ['code that highlighting cannot end', `\`\`\`ts\n${times('`${', 20_000)}\n\`\`\``],
    ['addresses that are none', times('http://a.', 20_000)],
    ['comments', times('<!--', 10_000)],
    ['spread attributes in each other', `<div {...${times('{', 200)}${times('}', 200)}} />`],
  ])('%s', (_, text) => {
    expect(cpuOf(() => void compilePage('docs/a.md', `---\ntitle: A\n---\n\n${text}`))).toBeLessThan(2000);
  });

  test('partials that double with each step', () => {
    const files = Array.from({ length: 30 }, (_, index) => [
      `docs/_${index}.mdx`,
      `import A from './_${index + 1}.mdx'\n\n<A />\n\n<A />`,
    ]);
    const partials = new Map([...files, ['docs/_30.mdx', 'End.']] as [string, string][]);
    const context = {
      ...standalone,
      hasFile: (file: string) => partials.has(file),
      readText: (file: string) => partials.get(file),
    };
    const cpu = cpuOf(() => {
      const { problems } = compileMarkdown('docs/a.mdx', `import A from './_0.mdx'\n\n<A />`, context);
      expect(problems.map(({ what }) => what)).toContain('The page includes more than 100 files.');
    });
    expect(cpu).toBeLessThan(2000);
  });
});

describe('whatever a page says', () => {
  const alphabet = Array.from('<>{}[]()`*_~:#|!\\&"\'=/.-\n \t\0%@$^+aZ1é€𝄞');
  const piece = fc.oneof(
    fc.constantFrom(...alphabet),
    fc.constantFrom(...inputs),
    fc.constantFrom(
      '\n\n',
      '    ',
      '> ',
      '- ',
      '1. ',
      '| a |\n| - |\n',
      '```',
      ':::note\n',
      ':::\n',
      '<Tabs>',
      '</Tabs>',
    ),
    fc.constantFrom(
      '<div>',
      '</div>',
      '{/*',
      '*/}',
      '<!--',
      '-->',
      'import a from ',
      'export const a = ',
      '---\n',
      '## ',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  test('compiling neither throws nor lets in what is not allowed', () => {
    fc.assert(
      fc.property(text, (body) => {
        const { compiled } = compileMarkdown('docs/a.md', body);
        expect(foundInPage(compiled)).toEqual([]);
      }),
      { numRuns: 300, seed: 2026 },
    );
  });

  test('so does whatever front matter says', () => {
    const yaml = fc.array(
      fc.oneof(
        fc.constantFrom(
          'title: ',
          'slug: ',
          'tags: [',
          'image: ',
          'custom_edit_url: ',
          '&a ',
          '*a',
          '<<: ',
          '!!js ',
          '? ',
          '|\n',
        ),
        fc.constantFrom('{', '}', ']', ', ', '\n', '- ', ': ', '"', "'", '#', '__proto__: ', 'constructor: ', 'date: '),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(yaml, (pieces) => {
        const { page } = compilePage('docs/a.md', `---\ntitle: A\n${pieces.join('')}\n---\n\n{frontMatter.tags}\n`);
        expect(page?.editUrl ?? '').not.toMatch(/^[\0-\x20]*(?:javascript|data|vbscript):/i);
        expect(foundInPage(page ?? { body: [], excerpt: [] })).toEqual([]);
      }),
      { numRuns: 300, seed: 2026 },
    );
  });
});
