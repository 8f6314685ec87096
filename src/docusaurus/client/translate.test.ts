import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import Translate, { translate } from './translate';

vi.mock('@generated/codeTranslations', () => ({
  default: { 'home.title': 'Tee für {count}', 'Boil water': 'Wasser kochen' },
}));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const shown = (element: React.ReactElement): string => renderToStaticMarkup(element);

test('texts of a tree are found by their ids, or by themselves', () => {
  expect(translate({ id: 'home.title', message: 'Tea for {count}' }, { count: 2 })).toBe('Tee für 2');
  expect(translate({ id: 'home.other', message: 'Boil water' })).toBe('Boil water');
  expect(shown(React.createElement(Translate, null, 'Boil water'))).toBe('Wasser kochen');
  expect(shown(React.createElement(Translate, { id: 'home.title', values: { count: 3 } }))).toBe('Tee für 3');
});
