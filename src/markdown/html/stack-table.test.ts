import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const htmlOf = (body: string): string => {
  const [segment] = compileMarkdown('docs/a.md', body).compiled.body;
  return segment?.kind === 'html' ? segment.html : '';
};
const sentence = 'The run begins, and the client gets the ID of the pipeline.';
const rule = '| --- | --- | --- |';

test('a table with a sentence beside two more columns stacks on phones, each cell with the title of its column', () => {
  const html = htmlOf(
    `| Name | \`emitted\` | Description |\n${rule}\n| \`run-start\` | always | ${sentence} |\n| \`end\` | once | Ends. |\n`,
  );
  expect(html).toContain('<table class="stacked narrow">');
  expect(html).toContain('<td data-label="emitted">always</td>');
  expect(html).toContain(`<td>${sentence}</td>`);
  expect(html.match(/data-label/g)).toHaveLength(2);
});

test.each([
  ['| radar_zones | int | 3 | `sensor.zones` |', ' narrow'],
  [`| radar_zones | int | The name of a zone | \`${sentence}\` |`, ' narrow'],
  [`| \`${sentence}\` | int or a list of them | 3 to 12 | ${sentence} |`, ''],
])('a table of four columns keeps them on a tablet when its cells are short: %s', (row, narrow) => {
  const head = '| Field | Type | Unit | Entity |\n| --- | --- | --- | --- |';
  expect(htmlOf(`${head}\n| a | b | c | ${sentence} |\n${row}\n`)).toContain(`<table class="stacked${narrow}">`);
});

test.each(['Type', 'In', 'Description', 'Endpoint', 'Purpose', 'Kind', 'Meaning', 'Unit'])(
  'a cell is clear without the title of its column, or has it as a label: %s',
  (title) => {
    const html = htmlOf(`| Name | ${title} | Text |\n${rule}\n| a | b | ${sentence} |\n`);
    expect(html.includes(`data-label="${title}"`)).toBe(title === 'Unit');
  },
);

test('what is required is no default', () => {
  const html = htmlOf(
    `| Name | Default | Description |\n${rule}\n| a | **Required** | ${sentence} |\n| b | 4 | ${sentence} |\n`,
  );
  expect(html).toContain('<td><strong>Required</strong></td>');
  expect(html).toContain('<td data-label="Default">4</td>');
});

test('a table of numbers or short words, and one of two columns, keep their columns', () => {
  expect(htmlOf(`| Time | State | Sum |\n${rule}\n| 10:00 | 1000 | 0 |\n`)).not.toContain('stacked');
  expect(htmlOf(`| Name | Text |\n| --- | --- |\n| a | ${sentence} |\n`)).not.toContain('stacked');
});

test('a table whose cells belong to several titles keeps its columns', () => {
  const head = '<thead><tr><th>A</th><th>B</th><th>C</th></tr></thead>';
  expect(
    htmlOf(`<table>${head}<tbody><tr><td colspan="2">${sentence}</td><td>c</td></tr></tbody></table>\n`),
  ).not.toContain('stacked');
});
