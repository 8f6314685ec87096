import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { mdxSourceOf } from '../../markdown/mdx/mdx-source';
import { componentOfMdx, pageOfMdx } from './component-of-mdx';

const run = { kind: 'source', before: '{props.a}', after: '', children: [] } as const;

test('what the compiler made of a page becomes a component with its modules and its front matter', () => {
  const modules = [{ text: 'import Box from "@site/Box";' }, { text: 'export const size = 2;' }];
  const code = componentOfMdx(mdxSourceOf(modules, [{ kind: 'html', html: '<p>A</p>' }, run]), { title: 'T' });
  expect(code).toContain('import Box from "@site/Box";\nexport const size = 2;');
  expect(code).toContain(
    'export const frontMatter = {"title":"T"};\nexport default function MDXContent(props) {\nreturn <SitePictures.Provider value={sitePictures}><>',
  );
  expect(code).toMatch(/__html: "<p>A<\/p>" \}\} \/>\n\{props\.a\}\n<\/><\/SitePictures\.Provider>;\n\}\n$/);
});

test('components of the tree are looked up when the content is shown: the tree may import the file to name it as one of them', () => {
  const modules = ['Badge', 'Part', 'Box'].map((name) => ({ text: `export const ${name} = TreeComponents.${name};` }));
  const own = { text: 'export const boxes = [<Box />];' };
  const first = { text: 'import TreeComponents from "@theme/MDXComponents";' };
  const code = componentOfMdx(mdxSourceOf([first, ...modules, own], [run]), {});
  expect(code).toContain('export const Box = TreeComponents.Box;\nexport const boxes');
  expect(code).toContain('(props) {\nconst Badge = TreeComponents.Badge;\nconst Part = TreeComponents.Part;\nreturn');
  expect(code).not.toContain('export const Badge');
});

test('a default export of Markdown is around its content', () => {
  const modules = [{ text: 'export default ({ children }) => <b>{children}</b>;' }];
  const code = componentOfMdx(mdxSourceOf(modules, [run]), {});
  expect(code).toContain('const MDXLayout = ({ children }) => <b>{children}</b>;');
  expect(code).toContain('<MDXLayout {...props}>\n{props.a}\n</MDXLayout></');
  expect(code.match(/export default/g)).toHaveLength(1);
});

test('its pictures are found without a query', () => {
  const code = componentOfMdx(mdxSourceOf([], [run]), {}, ['docs/a.png', 'docs/a.png']);
  expect(code).toContain('import sitePicture0 from "@site/docs/a.png?address";\nconst sitePictures');
  expect(code).toContain('vectors: [{ relativePath: "docs/a.png", publicURL: sitePicture0, svgSize: null }]');
});

test('names that an author uses are declared once', () => {
  const written = [
    "import React from 'react';",
    "import * as React from 'react';",
    "import PicturesContext from './p.js';\n\nexport const knownPictures = 1;",
    'export const MDXContent = 1;\nexport function frontMatter() {}',
    "import MDXContent from './m.js';\nimport frontMatter from './f.js';",
    "const own = 1;\nexport { own as frontMatter } from './f.js';",
  ];
  for (const lines of written) {
    const code = componentOfMdx(compileMarkdown('docs/a.mdx', `${lines}\n\n{1 + 1}\n`).compiled.mdxSource, {});
    expect(() => transformSync(code, { loader: 'jsx' })).not.toThrow();
    expect(code.match(/^import .*\bReact\b/gm)).toHaveLength(1);
  }
});

test('a name that begins with React is another one', () => {
  const written = "import ReactPlayer from './player.js';\n\n{React.version}\n";
  const code = componentOfMdx(compileMarkdown('docs/a.mdx', written).compiled.mdxSource, {});
  expect(code).toContain("import * as React from 'react';");
});

test.each([
  [
    "export { A as default, b } from './a.js';",
    'import { A as MDXLayout } from "@site/docs/a.js";\nexport { b } from "@site/docs/a.js";',
  ],
  ['export const A = () => 1;\nexport { A as default };', 'export const A = () => 1;\nconst MDXLayout = A;'],
])('a default export of any form is its layout: %s', (lines, made) => {
  const code = componentOfMdx(compileMarkdown('docs/a.mdx', `${lines}\n\n{1 + 1}\n`).compiled.mdxSource, {});
  expect(code).toContain(made);
  expect(code).toMatch(/<MDXLayout \{\.\.\.props\}>\n\{1 \+ 1\}\n<\/MDXLayout>/);
  expect(() => transformSync(code, { loader: 'jsx' })).not.toThrow();
});

test('the MDX source of a page becomes a module with the front matter that it has, and leaves its pictures to a query', () => {
  const source = mdxSourceOf([{ text: 'export default ({ children }) => <b>{children}</b>;' }], [run]);
  const code = pageOfMdx(`export const frontMatter = {"title":"T"};\n\n${source}`);
  expect(code.match(/export const frontMatter = .*/g)).toEqual(['export const frontMatter = {"title":"T"};']);
  expect(code).toContain('return <MDXLayout {...props}>\n{props.a}\n</MDXLayout>;');
  expect(code).not.toContain('sitePictures');
  expect(() => transformSync(code, { loader: 'jsx' })).not.toThrow();
});
