import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sanitizeTabsChildren, useTabs } from './tabs';

function Own(props: Parameters<typeof useTabs>[0]): React.ReactElement {
  return <>{JSON.stringify(useTabs(props))}</>;
}
const shown = (element: React.ReactElement): unknown =>
  JSON.parse(renderToStaticMarkup(element).replaceAll('&quot;', '"'));
const item = (value: string, more = {}): React.ReactElement => React.createElement('i', { key: value, value, ...more });

test('tabs of a replaced theme are those of their elements, and one of them is selected', () => {
  const children = [item('a', { label: 'A' }), '\n', item('b', { default: true }), null];
  expect(sanitizeTabsChildren(children)).toHaveLength(2);
  expect(shown(<Own>{children}</Own>)).toEqual({
    selectedValue: 'b',
    tabValues: [
      { value: 'a', label: 'A' },
      { value: 'b', default: true },
    ],
  });
  expect(shown(<Own values={[{ value: 'c' }]}>{children}</Own>)).toMatchObject({ selectedValue: 'c' });
  expect(shown(<Own defaultValue={null}>{children}</Own>)).toMatchObject({ selectedValue: null });
});
