import { describe, expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { standalone } from '../page-context';
import { plainMarkdown } from './plain-markdown';
import { sampleRest } from '../../test/sample-rest';

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
const scale = `doc: scale
checklistDoc: checklist
rulesDoc: rules
tiers:
  - { name: bronze, description: First. }
  - { name: silver, description: Second. }
  - { name: gold, description: Third. }
  - { name: platinum, description: Fourth. }
rules:
  - { id: a-rule, title: A rule, tier: bronze, doc: rules/a, topics: [code], description: Do it., subchecks: [One, Two] }
`;
const { reference, problems } = loadReference(
  new Map([
    ['entities/lamp', lamp],
    ['api/rest', sampleRest],
    ['deprecations', deprecations],
    ['quality-scale', scale],
  ]),
);
const plain = (body: string): string => plainMarkdown('docs/page.md', body, { ...standalone, reference });

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
| \`brightness\` | \`int \\| None\` | \`None\` | See [colors](/docs/lamp#colors) in \\<x>. |
| \`is_on\` | \`bool\` | **Required** | On. |

* B`,
    );
  });

  test('an endpoint: heading, parameters, and the samples below their labels', () => {
    const text = plain('<ApiEndpoint api="rest" endpoint="GET /api/lamps/<id>" />\n');
    expect(text).toMatch(
      /^### GET `\/api\/lamps\/<id>`\n\nOne lamp\.\n\n\| Parameter \| In \| Required \| Description \|\n/,
    );
    expect(text).toContain('| `id` | path | yes | Its id. |');
    expect(text).toContain('**curl**\n\n```bash\ncurl');
    expect(text).toContain('**Python**\n\n```python\nfrom requests import get');
  });

  test('the calendar, by release', () => {
    expect(plain('<Deprecations />')).toBe(`## Removed in 2026.1

| What | Use instead | Area | Announced |
| - | - | - | - |
| \`OldLamp\`: The old lamp goes. | \`Lamp\` | entities | [2025-01-02](/blog/2025/01/02/lamps) |`);
  });

  test('a checklist is a list of tasks', () => {
    expect(plain('<QualityChecklist />')).toContain(
      '## 🥉 Bronze\n\n- [ ] `a-rule` – [A rule](/docs/rules/a)\n  - [ ] One\n  - [ ] Two\n',
    );
  });

  test('what only offers interaction becomes nothing', () => {
    expect(plain('A\n\n<ApiFilter />\n\nB')).toBe('A\n\nB');
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

test.each([
  ['code', '```\n<Deprecations />\n```\n\n`<Deprecations />`'],
  ['a component that the page declares', 'export const Deprecations = () => <b />;\n\n<Deprecations />'],
  ['a text that cannot be parsed', '<Deprecations />\n\n<p>'],
])('%s stays as it is written', (_, body) => {
  expect(plain(body)).toBe(body);
});
