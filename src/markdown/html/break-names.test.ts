import { expect, test } from 'vitest';
import { compileMarkdown } from '../compile';

const htmlOf = (body: string): string => {
  const [segment] = compileMarkdown('docs/a.md', body).compiled.body;
  return segment?.kind === 'html' ? segment.html : '';
};

test('a long constant in a table may break after its dots and underscores', () => {
  const html = htmlOf('| A | B |\n| --- | --- |\n| `SensorDeviceClass.APPARENT_POWER` | `short_name` |\n');
  expect(html).toContain('<code>SensorDeviceClass.<wbr>APPARENT_<wbr>POWER</code>');
  expect(html).toContain('<code>short_name</code>');
});

test('the same constant in text is left as it is', () => {
  expect(htmlOf('`SensorDeviceClass.APPARENT_POWER`')).not.toContain('<wbr>');
});
