import { beforeAll, describe, expect, test } from 'vitest';
import { compileMarkdown } from '../compile';
import { mermaid } from './diagrams';

// Loading the renderer takes seconds on a busy machine; it is no part of what is tested.
beforeAll(() => void mermaid(), 60_000);

const compile = (source: string, meta = '') =>
  compileMarkdown('docs/a.md', `Text.\n\n## Part\n\n\`\`\`mermaid ${meta}\n${source}\n\`\`\`\n`);
const htmlOf = (source: string, meta?: string): string => {
  const { compiled, problems } = compile(source, meta);
  expect(problems).toEqual([]);
  return JSON.stringify(compiled.body);
};
const kinds: [string, string][] = [
  ['flowchart', 'flowchart LR\n  A[One] --> B{Two}\n  B -->|yes| C'],
  ['sequence', 'sequenceDiagram\n  A->>B: Hello'],
  ['states', 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy: start'],
  ['classes', 'classDiagram\n  A <|-- B'],
  ['entities', 'erDiagram\n  A ||--o{ B : has'],
];

describe('a diagram is drawn at build time', () => {
  test.each(kinds)('%s: as a named picture without styles, scripts or addresses', (_, source) => {
    const html = htmlOf(source);
    expect(html).toContain('<svg role=\\"img\\" aria-label=\\"Diagram: Part\\"');
    expect(html).not.toMatch(/<style|\sstyle=|<script|@import|https?:|data-label/);
  });

  test('its name is the title of the fence, or the one in the diagram', () => {
    expect(htmlOf('graph TD\n  A --> B', 'title="Two & two"')).toContain('aria-label=\\"Two &amp; two\\"');
    expect(htmlOf('graph TD\n  accTitle: The way\n  A --> B')).toContain('aria-label=\\"The way\\"');
    expect(htmlOf('---\ntitle: The way\n---\ngraph TD\n  A --> B')).toContain('aria-label=\\"The way\\"');
  });

  test('semicolons, comments and arrows without spaces are read as Mermaid reads them', () => {
    const html = htmlOf('graph TD;\n%% a comment\nAlpha-->Beta; \nBeta-->|yes|Gamma;');
    const labels = [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label = '']) => label);
    expect(labels.sort()).toEqual(['Alpha', 'Beta', 'Gamma', 'yes']);
  });

  test('the label of an arrow may stand apart and in quotation marks, and its end on the next line', () => {
    const html = htmlOf('graph LR\n  Alpha --> |"yes"| Beta\n  Beta -.->\n  Gamma -->|no|\n  Delta');
    const labels = [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label = '']) => label);
    expect(labels.sort()).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma', 'no', 'yes']);
  });

  test('a flowchart without a direction goes down, as Mermaid draws it', () => {
    const down = htmlOf('graph TD\n  A --> B').replace(/id=[^ ]*/g, '');
    expect(htmlOf('graph\n  A --> B').replace(/id=[^ ]*/g, '')).toBe(down);
    expect(htmlOf('flowchart \n  A --> B')).toContain('<svg');
  });

  test('a tall and thin flow goes from left to right, unless it would be wider than the text', () => {
    const sizeOf = (source: string): [width: number, height: number] => {
      const [, width, height] = /viewBox=\\"0 0 ([\d.]+) ([\d.]+)/.exec(htmlOf(source)) ?? [];
      return [Number(width), Number(height)];
    };
    const chain = (count: number, head: string): string =>
      [head, ...Array.from({ length: count }, (_, at) => `  A${at} --> A${at + 1}`)].join('\n');
    for (const head of ['graph TD', 'flowchart TB', '  graph'])
      expect(sizeOf(chain(3, head))).toEqual(sizeOf(chain(3, 'graph LR')));
    const [width, height] = sizeOf(chain(12, 'graph TD'));
    expect(height).toBeGreaterThan(width * 3);
    expect(sizeOf(chain(12, 'graph LR'))[0]).toBeGreaterThan(680);
    const [wide, low] = sizeOf('graph TD\n  A --> B\n  A --> C\n  A --> D\n  A --> E');
    expect(wide).toBeGreaterThan(low);
  });

  test.each([
    ['The way', 'The way'],
    ['How it goes. It goes far.', 'How it goes'],
    ['The way: from A to B', 'The way'],
    ['Release 2025.6 at 10:30', 'Release 2025.6 at 10:30'],
    ['The way.', 'The way'],
  ])('below it stands the first sentence of its name %j: %j', (name, caption) => {
    const html = htmlOf('graph TD\n  A --> B', `title="${name}"`);
    expect(/<figcaption[^>]*>(.*?)<\/figcaption>/.exec(html)?.[1]).toBe(caption);
  });

  test('a name may have the signs by which JavaScript replaces', () => {
    expect(htmlOf('graph TD\n  A --> B', `title="From $$5 to $'9'"`)).toContain(`aria-label=\\"From $$5 to $'9'\\"`);
  });

  test('blocks end with `end`, and their names are not kept from nodes', () => {
    htmlOf('graph LR\n  subgraph one\n  A --> B\n  end\n  loop --> B');
    htmlOf('sequenceDiagram\n  loop a\n  alt b\n  A->>B: c\n  else d\n  A->>B: e\n  end\n  end');
  });

  test('two diagrams have different markers', () => {
    const one = /id=\\"(d[\da-f]+-[\w-]+)/.exec(htmlOf('graph TD\n  A --> B'))?.[1];
    const two = /id=\\"(d[\da-f]+-[\w-]+)/.exec(htmlOf('graph TD\n  A --> C'))?.[1];
    expect(one).toBeDefined();
    expect(one).not.toBe(two);
    expect(htmlOf('graph TD\n  A --> B')).toContain(`url(#${one ?? ''})`);
    // An arrow with two heads has two of them.
    const both = htmlOf('graph TD\n  A <--> B');
    const used = Array.from(both.matchAll(/url\(#([^)]*)\)/g), ([, id = '']) => id);
    expect(used).toHaveLength(2);
    for (const id of used) expect(both).toContain(`id=\\"${id}\\"`);
  });
});

describe('a diagram that cannot be drawn is a problem at its line', () => {
  test.each([
    ['an unknown kind', 'gantt\n  title A', 6, 'The diagram cannot be drawn: Invalid mermaid header'],
    ['a chart', 'xychart-beta\n  bar [1]', 6, 'Charts are not supported'],
    ['nothing', '', 6, 'Empty mermaid diagram'],
    ['an open bracket', 'graph LR\n  A --> B\n  B[open --> C', 8, 'The line `B[open --> C` of the diagram is invalid.'],
    ['a line behind joined ones', 'graph LR\n  A -->\n\n  B -->\n  C\n  B[open --> C', 11, 'The line `B[open --> C`'],
    [
      'an open subgraph',
      'graph LR\n  subgraph one\n  A --> B\n  subgraph two\n  C\n  end',
      7,
      '`subgraph one` has no `end`',
    ],
    ...['loop', 'alt', 'opt', 'par', 'critical', 'break', 'rect', 'box'].map(
      (name): [string, string, number, string] => [
        `an open ${name}`,
        `sequenceDiagram\n  A->>B: a\n  ${name} x\n  A->>B: end`,
        8,
        `\`${name} x\` has no \`end\`.`,
      ],
    ),
    ['an arrow to nothing', 'flowchart LR\n  A --> \n  B{x --> C', 7, 'The line `A -->'],
    ['words', 'flowchart LR\n  A --> B\n  this is nonsense (((', 8, 'The line `this is nonsense (((`'],
    [
      'a message without a colon',
      'sequenceDiagram\n  A->>B: Hi\n  A->>B hello',
      8,
      '`A->>B hello` of the diagram draws',
    ],
    ['words between states', 'stateDiagram-v2\n  A --> B\n  foo bar', 8, '`foo bar` of the diagram draws nothing'],
    ['two dashes', 'flowchart LR\n  A-->B\n  B--C', 8, 'The line `B--C` of the diagram is invalid'],
    ['a bracket that stays open', 'flowchart LR\n  A --> B[unclosed', 7, 'The line `A --> B[unclosed`'],
    ['a color', 'flowchart LR\n  A --> B\n  style A fill:#f00', 8, '`style A fill:#f00` has no effect'],
    ['a class of colors', 'stateDiagram-v2\n  A --> B\n  classDef red fill:#f00', 8, 'has no effect because diagrams'],
    ['words in a class diagram', 'classDiagram\n  A <|-- B\n  foo bar baz', 8, '`foo bar baz` of the diagram draws'],
    ['a comment before the kind', '%% note\nnonsense', 7, 'Invalid mermaid header'],
  ])('%s', (_, source, line, what) => {
    const { problems } = compile(source);
    expect(problems.map((problem) => [problem.file, problem.line])).toEqual([['docs/a.md', line]]);
    expect(problems[0]?.what).toContain(what);
    expect(problems[0]?.remedy).not.toBe('');
  });

  test.each([
    'A[x--y]',
    'A["b (c"] --> D',
    'A -->|b (c| D',
    'A --> B>flag]',
    'A --> B[(Disk)]',
    'A --> B([x]) & C{{y}}',
  ])('a line of a flowchart that is right: %s', (line) => {
    expect(compile(`flowchart LR\n  X --> Y\n  ${line}`).problems).toEqual([]);
  });

  test.each([
    ['Bridge->>Home Assistant: push', true],
    ['Home Assistant-->>Bridge: answer', true],
    ['Bridge->>Home push', false],
  ])('%s: the way to write a name of several words is told: %s', (message, isTold) => {
    const { problems } = compile(`sequenceDiagram\n  A->>B: Hi\n  ${message}`);
    expect(problems.map(({ remedy }) => remedy.includes('participant H as Home Assistant'))).toEqual([isTold]);
  });
});
