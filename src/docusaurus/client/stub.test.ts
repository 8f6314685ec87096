import { compileFunction } from 'node:vm';
import * as React from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { stubOf } from './stub';

type Component = (properties: { readonly children?: React.ReactNode }) => React.ReactElement;
const isComponent = (value: unknown): value is Component => typeof value === 'function';

/** The HTML of a part of a stub. */
function htmlOf(part: unknown, children?: React.ReactNode): string {
  if (!isComponent(part)) throw new Error('The part is no component.');
  return renderToStaticMarkup(createElement(part, {}, children));
}

test('a module that nobody has says so in place of each of its exports, around what is inside', () => {
  const module = stubOf('maps');
  const [Whole, Pin] = [module.default, module.Pin];
  if (!Whole || !Pin) throw new Error('The module has no exports.');
  expect(htmlOf(Whole)).toContain('“maps” is not shown because “maps” is not installed.');
  expect(htmlOf(Pin, 'Here')).toMatch(/“Pin” is not shown because “maps” .*Here/);
  expect(module.Pin).toBe(Pin);
  expect(() => module.useMap?.()).not.toThrow();
  expect(() => Reflect.construct(Pin, [{ key: 'a' }]) as unknown).not.toThrow();
  const parts = [Pin.Label, Pin.div];
  expect(parts.map((part) => typeof part)).toEqual(['function', 'function']);
  expect(htmlOf(Pin.Label)).toContain('“Pin.Label” is');
});

test.each([
  ...['@theme/ParamsItem', '@theme-original/ParamsItem', '@docusaurus/none', '@generated/none'].map(
    (name) => [name, 'supported'] as const,
  ),
  ...['@themes/a', 'a/@theme/b'].map((name) => [name, 'installed'] as const),
])('the missing module %s is not %s', (name, what) => {
  expect(htmlOf(stubOf(name).default, 'Text')).toMatch(
    new RegExp(`“${name}” is not shown because “${name}” is not ${what}.*Text`),
  );
});

test('no use of a module that nobody has throws', async () => {
  const { Client, styled, useData, withData, default: main } = stubOf('clients');
  if (!Client || !styled || !useData || !withData || !main) throw new Error('The module has no exports.');
  const done = vi.fn();
  const code = `return function Page() {
    const client = new Client({ token: '' });
    React.useEffect(() => { client.rest.repos.getContent({ path: '/' }).then(({ data }) => done(data)); }, []);
    client.rest.repos.getContent({ path: '/' }).then(done).catch(done);
    const [value, setValue] = useData({ of: 1 });
    const { first: { second } } = useData();
    setValue(String(value) + main(1)(2).three);
    const Box = styled.div\`color: red\`;
    const Whole = withData(Page, { of: 1 });
    const inner = React.createElement(Whole, {}, \`in\${value}side\`);
    return React.createElement(Box, { className: second }, inner, [...value].length);
  }`;
  const values = { React, Client, styled, useData, withData, main, done };
  const page: unknown = Reflect.apply(compileFunction(code, Object.keys(values)), undefined, Object.values(values));
  const html = htmlOf(page);
  expect(html).toMatch(/“styled.div” is not shown because “clients” is not installed.*“withData” is not.*inside.*2/);
  expect(useData.call(undefined)).toBe(useData.call(undefined));
  expect(await Promise.resolve(stubOf('clients'))).toBeTypeOf('object');
  expect(done).not.toHaveBeenCalled();
});

test('a file that is missing is not called a package', () => {
  const { default: Whole } = stubOf('./made', true);
  if (!Whole) throw new Error('The module has no exports.');
  expect(htmlOf(Whole)).toContain('because “./made” does not exist.');
});

test('a stub has nothing of what React and MDX ask components for, and is rendered without a reference', () => {
  const { Pin } = stubOf('maps');
  if (!Pin) throw new Error('The module has no exports.');
  const asked = [
    ...['displayName', 'propTypes', 'PropTypes', 'contextType', 'contextTypes', 'childContextTypes', 'defaultProps'],
    ...['getInitialProps', 'getDerivedStateFromProps', 'isMDXComponent', 'mdxType', 'toJSON', '_init', '$$typeof'],
  ];
  expect(asked.filter((name) => Pin[name] !== undefined)).toEqual([]);
  expect(['getProps', 'Label', 'display'].filter((name) => Pin[name] === undefined)).toEqual([]);
  expect([null, undefined, {}].map((reference) => React.isValidElement(Pin({}, reference)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(React.isValidElement(Pin({}, 'a'))).toBe(false);
});
