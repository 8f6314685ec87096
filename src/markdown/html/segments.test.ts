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
