import { expect, test } from 'vitest';
import { member } from './component';

test('a file is found by its name only if the lamp inside has that name', () => {
  const lamps = new Map([
    ['desk', { name: 'desk' }],
    ['wall', { name: 'ceiling' }],
  ]);
  const find = (name: string) => member(lamps, (lamp) => lamp.name, name, 'lamp');
  expect([find('desk').name, find('ceiling').name]).toEqual(['desk', 'ceiling']);
  expect(() => find('wall')).toThrow('There is no lamp `wall`.');
});
