import { describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';

const hub = `# region imports
from hub import Hub
# endregion


class Flow:
    # region user
    def user(self):
        # region ask
        return ask()
        # endregion ask

    # endregion
    def other(self): ...
`;

function compile(fence: string, file = hub) {
  const { compiled, problems } = compileMarkdown('docs/guide/page.md', fence, {
    ...standalone,
    readText: (name) => (name === 'examples/hub/lib/flow.py' ? file : undefined),
  });
  const [code = ''] = compiled.sections.flatMap((section) => section.code);
  return {
    ...compiled,
    code,
    problems: problems.map(({ line, what, remedy }) => `${line} ${what} → ${remedy}`),
  };
}
const fence = (meta: string, code = ''): string => `Text.\n\n\`\`\`python ${meta}\n${code}\`\`\`\n`;
const ofFlow = 'file="examples/hub/lib/flow.py"';

describe('a code block with a file', () => {
  test('shows the whole file without the marks of regions', () => {
    const { code, problems } = compile(fence(ofFlow));
    expect(problems).toEqual([]);
    expect(code).toBe(
      'from hub import Hub\n\n\nclass Flow:\n    def user(self):\n        return ask()\n\n    def other(self): ...',
    );
  });

  test('shows a region without its indentation, and the regions within', () => {
    expect(compile(fence(`${ofFlow} region="user"`)).code).toBe('def user(self):\n    return ask()');
    expect(compile(fence(`${ofFlow} region="ask"`)).code).toBe('return ask()');
  });

  test('keeps what stands deeper than the rest of a region, also in its first line', () => {
    const text = '# region a\n\n        b(\n    c)\n\n# endregion\n';
    const { body } = compile(fence(`${ofFlow} region="a"`), text);
    expect(JSON.stringify(body).replace(/<[^>]*>/g, '')).toContain('    b(\\nc)');
  });

  test('loses nothing beside a line of blanks', () => {
    const text = '# region a\n    if b:\n  \n        c()\n# endregion\n';
    expect(compile(fence(`${ofFlow} region="a"`), text).code).toBe('if b:\n\n    c()');
  });

  test('joins regions of one name', () => {
    const twice = '# region a\nimport b\n# endregion\nx = 1\n# region a\nb()\n# endregion\n';
    expect(compile(fence(`${ofFlow} region="a"`), twice).code).toBe('import b\n\nb()');
  });

  test.each([
    ['// region a\nb();\n// endregion', 'b();'],
    ['// #region a\nb();\n// #endregion', 'b();'],
    ['<!-- region a -->\n<b></b>\n<!-- endregion -->', '<b></b>'],
  ])('knows the comments of other languages: %s', (text, code) => {
    expect(compile(fence(`${ofFlow} region="a"`), text).code).toBe(code);
  });

  test('is named after the path in the example unless it has a title', () => {
    const label = (meta: string): string => JSON.stringify(compile(fence(meta)).body);
    expect(label(ofFlow)).toContain('>lib/flow.py<');
    expect(label(`${ofFlow} title="The flow"`)).toContain('>The flow<');
  });

  test('is in the Markdown export with its code', () => {
    const { markdown } = compile(fence(`${ofFlow} region="ask" {1}`));
    expect(markdown).toBe('Text.\n\n```python title="lib/flow.py" {1}\nreturn ask()\n```');
  });

  test('has a longer fence in the export if its code has one', () => {
    const notes = '\n\n````md\n```\nx\n```\n````\n\n';
    expect(compile(fence(ofFlow), notes).markdown).toMatch(/^`````python .*\n````md\n[^]*\n````\n`````$/m);
  });

  test.each([
    [
      'file="examples/hub/flow.py"',
      'The example file `examples/hub/flow.py` does not exist. → Use its path below the content folder, such as `examples/name/file.py`.',
    ],
    [`${ofFlow} region="usr"`, '`examples/hub/lib/flow.py` has no region `usr`. → Did you mean `user`?'],
    ['region="user"', 'The code block has a `region`, but no `file`. → Add `file="examples/…"`.'],
  ])('%s: %s', (meta, message) => {
    expect(compile(fence(meta)).problems).toEqual([`3 ${message}`]);
  });

  test('has no code of its own', () => {
    expect(compile(fence(ofFlow, 'x = 1\n')).problems).toEqual([
      '3 The code block has a `file`, and code as well. → Remove the code, or remove `file`.',
    ]);
  });

  test('needs a file whose regions end', () => {
    const twice = `${fence(`${ofFlow} region="a"`)}\n${fence(`${ofFlow} region="a"`)}`;
    expect(compile(twice, '# region b\n# endregion\n# region a\nb()\n').problems).toEqual([
      '3 The region `a` is never closed. → Add a comment `endregion` below its last line.',
    ]);
  });
});
