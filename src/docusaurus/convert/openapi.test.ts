import { expect, test } from 'vitest';
import { compileMarkdown } from '../../markdown/compile';
import { standalone } from '../../markdown/page-context';
import { dialect } from '../dialect';

const imports = [
  'ApiExplorer/MethodEndpoint',
  'ParamsDetails',
  'RequestSchema',
  'StatusCodes',
  'OperationTabs',
  'TabItem',
  'Heading',
].map((name) => `import ${name.split('/').at(-1) ?? ''} from "@theme/${name}";`);

const element = (name: string, attributes: Readonly<Record<string, unknown>>): string => {
  const written = Object.entries(attributes).map(([key, value]) => `${key}={${JSON.stringify(value)}}`);
  return `<${name}\n  ${written.join('\n  ')}\n>\n  \n</${name}>\n`;
};

function compile(...parts: readonly string[]) {
  const body = [...imports, '', ...parts].join('\n');
  const context = { ...standalone, policy: 'lenient', dialect } as const;
  const { compiled, problems } = compileMarkdown('docs/a.api.mdx', body, context);
  const html = JSON.stringify(compiled.body);
  const words = html
    .replace(/\\n/g, ' ')
    .replace(/<wbr>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return { compiled, problems, html, words };
}

const pet = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'What it is\ncalled.', example: 'Rex' },
    tags: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer', format: 'int64' } } } },
    owner: 'circular(User)',
  },
};

test('a page of an endpoint is made of text and tables, and runs nothing', () => {
  const { compiled, problems, words, html } = compile(
    element('Heading', { as: 'h1', className: 'openapi__heading', children: 'Add a pet' }),
    element('MethodEndpoint', { method: 'post', path: '/pet/{petId}', context: 'endpoint' }),
    '<Heading\n  id={"request"}\n  as={"h2"}\n>\n  <Translate id="theme.openapi.request.title">Request</Translate>\n</Heading>\n',
    element('ParamsDetails', {
      parameters: [
        { name: 'petId', in: 'path', required: true, schema: { type: 'integer', enum: [1, 2], default: 1 } },
      ],
    }),
    element('RequestSchema', { title: 'Body', body: { content: { 'application/json': { schema: pet } } } }),
    element('StatusCodes', {
      responses: {
        200: {
          description: 'Done.',
          headers: { 'X-Rate': {} },
          content: { 'a/b': { schema: { type: 'array', items: pet } } },
        },
        405: { description: 'Not *possible*.' },
      },
    }),
  );
  expect(problems).toEqual([]);
  expect(compiled.needsMdx).toBe(false);
  expect(compiled.headings.map(({ id }) => id)).toContain('request');
  expect(words).toContain('POST');
  expect(html).toContain('data-method');
  expect(words).toMatch(/petId path integer Default: 1\. One of 1 , 2 \./);
  expect(words).toMatch(/name string What it is called\. Example: Rex \./);
  expect(words).toMatch(/tags optional array of object .*tags\[\]\.id optional integer \(int64\)/);
  expect(words).toContain('circular(User)');
  expect(words).toContain('Sets the headers X-Rate .');
  expect(words).toMatch(/200 Done\..*\[\]\.name string.*405 Not possible ?\./);
});

test('forms of which a value has one have fields that may be missing', () => {
  const cat = {
    title: 'Cat',
    type: 'object',
    required: ['claws'],
    properties: { claws: { type: 'boolean', description: 'Sharp', example: true } },
  };
  const body = {
    content: { 'application/json': { schema: { allOf: [pet, { oneOf: [cat] }], example: { claws: true } } } },
  };
  const { words, problems } = compile(element('RequestSchema', { title: 'Body', body }));
  expect(problems).toEqual([]);
  expect(words).toMatch(/name string .* claws optional boolean Sharp\. Example: true \./);
  expect(words).toMatch(/Example .*claws.*: true/);
});

test('a parameter is optional unless it says that it is required', () => {
  const parameters = [
    { name: 'a', in: 'query' },
    { name: 'b', in: 'path', required: true },
  ];
  const { words } = compile(element('ParamsDetails', { parameters }));
  expect(words).toMatch(/ a optional query .* b path /);
});

test('a schema is shown down to a depth that can be read', () => {
  let deep: Record<string, unknown> = { type: 'object' };
  for (let level = 0; level < 50; level += 1) deep = { type: 'object', properties: { child: deep } };
  const { words } = compile(element('RequestSchema', { body: { content: { 'a/b': { schema: deep } } } }));
  // Six levels below the first one.
  expect(words).toContain(` ${'child.'.repeat(6)}child `);
  expect(words).not.toContain('child.'.repeat(7));
});

test.each([
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ properties: { a: {} } }, 'object'],
  [{ items: {} }, 'array of any'],
  [{ items: { items: { type: 'number' } } }, 'array of array of number'],
  [{ oneOf: [{ type: 'string' }, {}], anyOf: [{ type: 'number' }, { type: 'string' }] }, 'string or number'],
  [{ allOf: [{}, { type: 'integer' }] }, 'integer'],
  [{}, '–'],
])('a parameter of %j is of the type %s', (schema, type) => {
  const { words } = compile(element('ParamsDetails', { parameters: [{ name: 'a', in: 'query', schema }] }));
  expect(words).toContain(` a optional query ${type} `);
});

test('a parameter says what it is itself, and else what its schema says', () => {
  const of = (more: object): string => {
    const schema = { description: 'Of the schema', example: 's', items: { enum: ['x', 2] } };
    return compile(element('ParamsDetails', { parameters: [{ name: 'a', in: 'path', schema, ...more }] })).words;
  };
  expect(of({})).toMatch(/Of the schema\. Example: s \. One of x , 2 \./);
  expect(of({ description: 'Its own', example: { b: 1 } })).toMatch(/Its own\. Example: \{\\*"b\\*":1\} \./);
  expect(compile(element('ParamsDetails', { parameters: [] })).html).not.toContain('<table');
});

test('a body has its description and, if there are several, the names of its media types', () => {
  const schema = { description: 'A pet.', properties: { id: { type: 'string' } } };
  const one = { description: 'What is sent.', content: { 'a/one': { schema } } };
  const two = { content: { 'a/one': { schema }, 'a/two': { schema: { example: 5 } } } };
  expect(compile(element('RequestSchema', { body: one })).words).toMatch(
    /What is sent\. A pet\. .* id optional string/,
  );
  expect(compile(element('RequestSchema', { body: one })).words).not.toContain('a/one');
  expect(compile(element('RequestSchema', { body: two })).words).toMatch(/a\/one A pet\. .* a\/two Example Copy 5 /);
});

test('headings have their level and id, elements the text of an attribute, and the title of an introduction comes first', () => {
  const { compiled, html } = compile(
    '<span\n  className={"badge"}\n  children={"Version: 2"}\n/>\n',
    element('Heading', { as: 'h1', children: 'Pets' }),
    '<Heading\n  as={"h3"}\n  id={"own"}\n>\n  <Translate id="x">Own *words*</Translate>\n</Heading>\n',
    '<Heading\n  as={"big"}\n>\n  Plain\n</Heading>\n',
    element('ApiLogo', { logo: {} }),
    element('SecuritySchemes', {}),
  );
  expect(compiled.ownTitle?.text).toBe('Pets');
  expect(compiled.headings).toEqual([
    { level: 3, id: 'own', text: 'Own words' },
    { level: 2, id: 'plain', text: 'Plain' },
  ]);
  expect(html).toContain('<span class=\\"badge\\">Version: 2</span>');
  expect(html.indexOf('Version: 2')).toBeGreaterThan(html.indexOf('Pets'));
  expect(html).not.toMatch(/Logo|Security/);
});

test('what does not fit is left out, and tabs become sections', () => {
  const { words, problems, compiled } = compile(
    element('ParamsDetails', { parameters: [{ name: 7 }] }),
    element('StatusCodes', { responses: 'none' }),
    '<OperationTabs>\n<TabItem label={"Callback"} value={"c"}>\n\nInside.\n\n</TabItem>\n</OperationTabs>\n',
    '<span\n  className={"badge"}\n  children={"Version: 2"}\n>\n</span>\n',
  );
  expect(problems).toEqual([]);
  expect(compiled.needsMdx).toBe(false);
  expect(words).toMatch(/Callback Inside\..*Version: 2/);
});

test('pages of authors keep their components', () => {
  const body =
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n<TabItem value=\"a\">\n\nA\n\n</TabItem>\n</Tabs>\n";
  const { compiled } = compileMarkdown('docs/a.mdx', body, { ...standalone, policy: 'lenient', dialect });
  expect(JSON.stringify(compiled.body)).toContain('"name":"Tabs"');
});

const compileOnly = (body: string) => {
  const { compiled, problems } = compileMarkdown('docs/a.api.mdx', body, { ...standalone, policy: 'lenient', dialect });
  return { compiled, problems, html: JSON.stringify(compiled.body) };
};

test.each([
  ...['ApiExplorer/MethodEndpoint', 'ParamsDetails', 'RequestSchema', 'StatusCodes', 'ApiLogo', 'Export', 'SchemaTabs'],
])('a page that imports %s is generated, however its imports are written', (name) => {
  const imports = `import Part from '@theme/${name}'\nimport Heading from "@theme/Heading";\nimport Words from '@docusaurus/Translate';`;
  const { compiled, problems } = compileOnly(
    `${imports}\n\n<Heading as={"h2"} id={"own"} children={"Own"} />\n\n<Words id="a">Text</Words>\n`,
  );
  expect([compiled.headings, problems, compiled.needsMdx]).toEqual([[{ level: 2, id: 'own', text: 'Own' }], [], false]);
});

test.each(['ApiTabs', 'MimeTabs', 'OperationTabs', 'SchemaTabs', 'Tabs'])('of %s, what is inside is shown', (name) => {
  const imports = `import Logo from "@theme/ApiLogo";\nimport Export from "@theme/ApiExplorer/Export";\nimport Own from "@theme/${name}";`;
  const { compiled, problems, html } = compileOnly(
    `${imports}\n\n<Export url={"a"} />\n\n<Own>\n\nInside.\n\n</Own>\n`,
  );
  expect([problems, compiled.needsMdx]).toEqual([[], false]);
  expect(html).toContain('<p>Inside.</p>');
});

test('each variable of a path is set off, without its braces', () => {
  const { html } = compile(element('MethodEndpoint', { method: 'get', path: '/pet/{petId}/{part}' }));
  expect(html).toMatch(/petId[^{}]*part/);
  expect(html).not.toMatch(/\{(?:petId|part)|(?:petId|part)\}/);
});

test.each([
  ['A word', 'A word. Example'],
  ['Up to 5', 'Up to 5. Example'],
  ['A word (or two)', 'A word (or two). Example'],
  ['Ends!', 'Ends! Example'],
])('the description %s is a sentence before an example', (description, sentence) => {
  const parameters = [{ name: 'a', in: 'query', description, example: 'x' }];
  expect(compile(element('ParamsDetails', { parameters })).words).toContain(sentence);
});
