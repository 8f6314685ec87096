import { describe, expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import type { PageContext } from '../page-context';
import { sampleRest } from '../../../test/samples/sample-rest';
import { sampleScale } from '../../../test/samples/sample-scale';

const lamp = `platform: lamp
title: Lamp
doc: lamp
properties:
  - { name: brightness, type: int | None, default: None, description: "See [colors](/docs/lamp#colors) in <x>." }
  - { name: is_on, type: bool, required: true, description: On. }
`;
const deprecations = `doc: deprecations
currentRelease: "2025.11"
deprecations:
  - id: old-lamp
    what: [OldLamp]
    replacedBy: [Lamp]
    title: OldLamp
    area: entities
    announced: 2025-01-02
    post: /blog/2025/01/02/lamps
    removedIn: "2026.1"
    description: The old lamp goes.
`;
const scale = sampleScale('rules/a', 'A rule', 'One, Two');
const { reference, problems } = loadReference(
  new Map([
    ['entities/lamp', lamp],
    ['api/rest', sampleRest],
    ['deprecations', deprecations],
    ['quality-scale', scale],
  ]),
);
const plain = (body: string, context: Partial<PageContext> = {}): string =>
  compileMarkdown('docs/core/page.md', body, { ...standalone, reference, ...context }).compiled.markdown;
const site = 'http://localhost:9000';

test('the data of these tests is valid', () => {
  expect(problems).toEqual([]);
});

describe('what a component shows stands in its place', () => {
  test('a table of properties; the text around stays as it is written', () => {
    expect(plain('## *A* {#b}\n\n<!-- x -->\n\n<EntityProperties platform="lamp" />\n\n* B')).toBe(
      `## *A* {#b}

<!-- x -->

| Name | Type | Default | Description |
| - | - | - | - |
| \`brightness\` | \`int \\| None\` | \`None\` | See [colors](${site}/docs/lamp#colors) in \\<x>. |
| \`is_on\` | \`bool\` | **Required** | On. |

* B`,
    );
  });

  test('an endpoint: heading, parameters, and the samples below their labels', () => {
    const text = plain('<ApiEndpoint api="rest" endpoint="GET /api/lamps/<id>" />\n');
    expect(text).toMatch(/^### GET `\/api\/lamps\/<id>`\n\nOne lamp\.\n\n\| Parameter \| In \| Description \|\n/);
    expect(text).toContain('| `id` | path | Its id. |');
    expect(text).toContain('**curl**\n\n```bash\ncurl');
    expect(text).toContain('**Python**\n\n```python\nfrom requests import get');
  });

  test('the calendar, by release', () => {
    expect(plain('<Deprecations />')).toBe(`## Upcoming removals

### Removed in 2026.1

[All changes in 2026.1](${site}/docs/releases/2026-1)

| What | Use instead | Area | Announced |
| - | - | - | - |
| \`OldLamp\`: The old lamp goes. | \`Lamp\` | entities | [2 January 2025](${site}/blog/2025/01/02/lamps) |`);
  });

  test('a checklist is a list of tasks', () => {
    expect(plain('<QualityChecklist />')).toContain(
      `## Bronze\n\n- [ ] \`a-rule\` – [A rule](${site}/docs/rules/a)\n  - [ ] One\n  - [ ] Two`,
    );
  });
});

test('tabs stand one after another below their labels', () => {
  const tabs = `A

<Tabs values={[{ value: 'c', label: 'See' }]}>
<TabItem value="a" label="Ay">

One.

\`\`\`html
<TabItem>
\`\`\`

</TabItem>
<TabItem value="c">
Two with <EntityProperties>.
</TabItem>
</Tabs>

B`;
  expect(plain(tabs.replace('<EntityProperties>', '`<EntityProperties />`'))).toBe(
    'A\n\n**Ay**\n\nOne.\n\n```html\n<TabItem>\n```\n\n**See**\n\nTwo with `<EntityProperties />`.\n\nB',
  );
});

test('tabs in adjacent lines stand one after another, too', () => {
  const tabs = '<Tabs>\n<TabItem value="a">One.</TabItem>\n<TabItem value="b">Two.</TabItem>\n</Tabs>';
  expect(plain(tabs)).toMatch(/^\*\*a\*\*\s+One\.\s+\*\*b\*\*\s+Two\.$/);
});

test.each([
  ['code', '```\n<Deprecations />\n[b](./b.md)\n<!-- truncate -->\n```\n\n`<Deprecations />` `[b](./b.md)`'],
  ['code behind code in a line', '````md\n[b](./b.md)\n```\n````\n\n~~~\n[b](/b)\n~~~'],
  ['a module that is imported for what it does', "import './track.js';\n\nText."],
  ['a component that the page declares', 'export const Deprecations = () => <b />;\n\n<Deprecations />'],
])('%s stays as it is written', (_, body) => {
  expect(plain(body)).toBe(body);
});

describe('an address works from anywhere', () => {
  test.each([
    ['a file beside the page', '[b](./b.md#part)', `[b](${site}/docs/core/b#part)`],
    ['a file and a title', '[b](<./b.md> "Title")', `[b](${site}/docs/core/b "Title")`],
    ['an address of the site', '[b](/docs/b "Title")', `[b](${site}/docs/b "Title")`],
    ['another site', '[b](https://example.org/b)', '[b](https://example.org/b)'],
    ['a bare address', 'https://example.org/b', 'https://example.org/b'],
    ['a part of the page', '[b](#part)', '[b](#part)'],
    ['two in a line', '[b](../b.md) [c](/c)', `[b](${site}/docs/b) [c](${site}/c)`],
    ['a definition', '[b]\n\n[b]: ./b.md "B"', `[b]\n\n[b]: ${site}/docs/core/b "B"`],
    ['an address with a space', '![b](<./b c.png>)', `![b](${site}/docs/core/b%20c.png)`],
    ['a link with a space and a bracket', '[b](<./b (c.md> "B")', `[b](${site}/docs/core/b%20%28c "B")`],
    ['a definition with a space', '[b]\n\n[b]: <./b c.md> "B"', `[b]\n\n[b]: ${site}/docs/core/b%20c "B"`],
    [
      'behind code that looks like a fence',
      '```x``` is code.\n\n[b](./b.md)',
      `\`\`\`x\`\`\` is code.\n\n[b](${site}/docs/core/b)`,
    ],
    ['a picture of the page', '![A [b]](./img/b.png)', `![A [b]](${site}/docs/core/img/b.png)`],
    ['a picture that is a link', '[![B](../b.png)](./b.md)', `[![B](${site}/docs/b.png)](${site}/docs/core/b)`],
    ['an address of another site by its protocol', '[A](//cdn.example/x)', '[A](//cdn.example/x)'],
    ['a picture of the site', '![B](@site/static/img/b.png)', `![B](${site}/img/b.png)`],
  ])('%s', (_, body, expected) => {
    expect(plain(body)).toBe(expected);
  });
});

describe('a page with a partial', () => {
  const files: Readonly<Record<string, string>> = {
    'docs/_parts/setup.md':
      "---\nkind: green\n---\nimport Inner from './inner.md';\n\nFor {props.name}, see [b](./b.md).\n\n<Inner />\n",
    'docs/_parts/inner.md': '![B](./b.png)\n',
  };
  const made = (body: string): string =>
    plain(`import Setup from '../_parts/setup.md';\nimport Inner from '../_parts/inner.md';\n\n${body}`, {
      hasFile: (file) => file in files,
      readText: (file) => files[file],
    });

  test('has its text in the place of its tag, with addresses of its folder', () => {
    expect(made('Before.\n\n<Setup name="tea" />\n\nAfter.\n')).toBe(
      `Before.\n\nFor tea, see [b](${site}/docs/_parts/b).\n\n![B](${site}/docs/_parts/b.png)\n\nAfter.`,
    );
  });

  test('has it within a line, too', () => {
    expect(made('Before <Inner /> after.\n')).toBe(`Before ![B](${site}/docs/_parts/b.png) after.`);
  });
});

test.each(['<!--truncate-->', '<!-- truncate -->', '{/* truncate */}'])(
  'the mark of the lists is left out: %s',
  (mark) => {
    expect(plain(`One.\n\n${mark}\n\nTwo. <!-- Kept. -->`)).toBe('One.\n\n\nTwo. <!-- Kept. -->');
  },
);

test('a value without text leaves nothing behind', () => {
  expect(plain("export const none = '';\n\nBefore{none} and after.")).toContain('Before and after.');
});
