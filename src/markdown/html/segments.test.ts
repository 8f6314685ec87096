import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const bodyOf = (text: string) => compileMarkdown('docs/a.md', text).compiled.body;

test('a `<summary>` is a child of its `<details>`, whatever else is in it', () => {
  const component = '![A](./a.png)';
  expect(bodyOf(`<details>\n<summary>More *here*</summary>\n\nText\n\n${component}\n</details>\n`)).toMatchObject([
    {
      ...{ kind: 'element', tag: 'details' },
      children: [
        { kind: 'element', tag: 'summary', children: [{ kind: 'html', html: 'More <em>here</em>' }] },
        { kind: 'html', html: '<p>Text</p>' },
        { kind: 'element', tag: 'p' },
      ],
    },
  ]);
  expect(bodyOf('<details>\n<summary>More</summary>\n\nText\n</details>\n')).toMatchObject([{ kind: 'html' }]);
});

test('blanks between components in a line stay, and lines between blocks do not', () => {
  const pictures = '![A](./a.png)\n![B](./b.png) ![C](./c.png)';
  const component = { kind: 'component' };
  const blank = (html: string) => ({ kind: 'html', html });
  expect(bodyOf(pictures)).toMatchObject([{ children: [component, blank('\n'), component, blank(' '), component] }]);
  const item = { kind: 'element', tag: 'li' };
  expect(bodyOf('- ![A](./a.png) ![B](./b.png)\n- C\n')).toMatchObject([
    { children: [{ ...item, children: [component, blank(' '), component] }, item] },
  ]);
  const quoted = bodyOf('> ![A](./a.png)\n>\n> ![B](./b.png)\n');
  expect(quoted).toMatchObject([{ tag: 'blockquote', children: [{ tag: 'p' }, { tag: 'p' }] }]);
});
