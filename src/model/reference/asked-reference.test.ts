import { describe, expect, test } from 'vitest';
import { askedReference, loadReference } from './reference';
import type { Reference } from './reference';

const lamp = JSON.stringify({ platform: 'lamp', title: 'Lamp', doc: 'lamp' });
const fan = JSON.stringify({ platform: 'fan', title: 'Fan', doc: 'fan' });
const { reference } = loadReference(new Map(Object.entries({ 'entities/lamp': lamp, 'entities/fan': fan })));

describe('what a page reads of the reference is noted', () => {
  const watched = () => {
    const asked: string[] = [];
    return { asked, ...askedReference(reference, (file) => asked.push(file)) };
  };

  test('one member, whether it exists or not', () => {
    const { asked, entities, supervisorGroups } = watched();
    expect(entities.get('lamp')?.title).toBe('Lamp');
    expect(entities.has('sofa')).toBe(false);
    expect(supervisorGroups.has('network')).toBe(false);
    expect(asked).toEqual(['entities/lamp', 'entities/sofa', 'api/supervisor/network']);
  });

  type Entities = Reference['entities'];
  test.each([
    ['their number', (entities: Entities) => entities.size, 2],
    ['their names', (entities: Entities) => [...entities.keys()], ['fan', 'lamp']],
    ['their values', (entities: Entities) => [...entities.values()].map(({ title }) => title), ['Fan', 'Lamp']],
    ['their entries', (entities: Entities) => [...entities.entries()].map(([key]) => key), ['fan', 'lamp']],
    ['themselves, in a loop', (entities: Entities) => [...entities].map(([key]) => key), ['fan', 'lamp']],
    [
      'themselves, by a callback',
      (entities: Entities) => {
        const titles: string[] = [];
        entities.forEach(({ title }) => titles.push(title));
        return titles;
      },
      ['Fan', 'Lamp'],
    ],
  ])('all members: %s', (_, read, value) => {
    const { asked, entities } = watched();
    expect(read(entities)).toEqual(value);
    expect(asked).toEqual(['entities/']);
  });

  test('a single file', () => {
    const { asked, single } = watched();
    expect(single.intents).toBeUndefined();
    expect(asked).toEqual(['intents']);
  });

  test('nothing, when only mistakes are read', () => {
    const { asked, broken } = watched();
    expect(broken.size).toBe(0);
    expect(asked).toEqual([]);
  });
});
