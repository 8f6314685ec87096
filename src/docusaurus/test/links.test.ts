import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { dialect } from '../dialect';
import type { PageContext } from '../../markdown/page-context';

const lenient: PageContext = { ...standalone, policy: 'lenient', dialect };
const compile = (body: string, context = lenient) => compileMarkdown('docs/page.mdx', body, context);
const htmlOf = (body: string, context = lenient): string => JSON.stringify(compile(body, context).compiled.body);

describe('a page of a tree made for Docusaurus', () => {
  test('may name a file from the root of its site', () => {
    const context = {
      ...lenient,
      addressOf: (file: string) => (file === 'docs/parts/b.md' ? '/docs/parts/b' : undefined),
    };
    for (const link of ['docs/parts/b.md', 'parts/b.md', './parts/b.md', '@site/docs/parts/b.md'])
      expect(htmlOf(`[B](${link})\n`, context)).toContain('href=\\"/docs/parts/b\\"');
    expect(compile('[B](./docs/parts/b.md)\n', context).problems).toHaveLength(1);
  });

  test('may have a slash too many in the path of a file', () => {
    const context = {
      ...lenient,
      addressOf: (file: string) => (file === 'docs/parts/b.md' ? '/docs/parts/b' : undefined),
    };
    expect(htmlOf('[B](./parts//b.md)\n', context)).toContain('href=\\"/docs/parts/b\\"');
  });

  test('may contain style sheets', () => {
    const { compiled, problems } = compile('# Wide\n\n<style>\n  {`\n  .a > .b { top: 0 }\n  `}\n</style>\n\nText.\n');
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toContain(
      String.raw`<style dangerouslySetInnerHTML={{ __html: "\n.a > .b { top: 0 \u007d\n" }} />`,
    );
    expect(compiled.mdxSource).toContain('<p>Text.</p>');
    expect(compiled.sections.map(({ text }) => text)).toEqual(['Text.']);
  });

  test.each([
    "@import url('https://a.example/css?a;b') screen;",
    '@import "//a.example/a.css";',
    '@import url(https://a.example)',
    '@import"https://a.example/a.css";',
    '@import url(//a.example/a.css);\n  @import "https://a.example/b.css";',
  ])('gets nothing from other sites by %s', (rule) => {
    const { compiled, problems } = compile(
      `<style>\n  {\`\n  @import "./b.css";\n  .a { top: 0 }\n  ${rule}\n  \`}\n</style>\n`,
    );
    expect(problems.map(({ line, severity, what }) => [line, severity, what])).toEqual([
      [1, 'warning', 'The style sheet is used without what it imports from other sites.'],
    ]);
    expect(compiled.mdxSource).toContain('./b.css');
    expect(compiled.mdxSource).not.toContain('a.example');
  });

  test('keep the rules behind a comment that names an import', () => {
    const { compiled, problems } = compile(
      '<style>\n  {`\n  /* @import url(https://a.example) */\n  .a { top: 0 }\n  .b { top: 0 }\n  `}\n</style>\n',
    );
    expect(problems).toEqual([]);
    expect(compiled.mdxSource).toMatch(/\.a.+\.b/);
    expect(compiled.mdxSource).not.toContain('/*');
  });

  test('may link to any program, but to no code', () => {
    expect(htmlOf('[Install](cursor://install?a=b)\n')).toContain('href=\\"cursor://install?a=b\\"');
    expect(compile('[Install](cursor://install)\n', { ...lenient, policy: 'strict' }).problems).toHaveLength(1);
    expect(htmlOf('<a href="Java\tscript:alert(1)">a</a>\n')).not.toContain('script:');
    expect(htmlOf('[a](data:text/html,b)\n')).not.toContain('data:');
  });
});
