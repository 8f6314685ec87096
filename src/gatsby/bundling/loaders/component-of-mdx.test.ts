import { expect, test } from 'vitest';
import { mdxSourceOf } from '../../../markdown/mdx/mdx-source';
import { componentOfMdx } from './component-of-mdx';

const run = { kind: 'source', before: '{props.a}', after: '', children: [] } as const;

test('what the compiler made of a page becomes a component with its modules and its front matter', () => {
  const modules = [{ text: 'import Box from "@site/Box";' }, { text: 'export const size = 2;' }];
  const code = componentOfMdx(mdxSourceOf(modules, [{ kind: 'html', html: '<p>A</p>' }, run]), { title: 'T' });
  expect(code).toContain('import Box from "@site/Box";\n\nexport const size = 2;');
  expect(code).toContain(
    'export const frontMatter = {"title":"T"};\nexport default function MDXContent(props) {\nreturn <PicturesContext.Provider value={knownPictures}><>',
  );
  expect(code).toMatch(/__html: "<p>A<\/p>" \}\} \/>\n\{props\.a\}\n<\/><\/PicturesContext\.Provider>;\n\}\n$/);
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
  expect(code).toContain('import picture0 from "@site/docs/a.png?address";\nconst knownPictures');
  expect(code).toContain('vectors: [{ relativePath: "docs/a.png", publicURL: picture0, svgSize: null }]');
});
