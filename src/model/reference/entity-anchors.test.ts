import { expect, test } from 'vitest';
import { deviceClassId, featureId, propertyId } from './entity-anchors';
import { entityFile } from './files/entity-file';

const property = { name: 'mode', type: 'str', description: 'D.' };
const entity = entityFile.parse({
  platform: 'lamp',
  title: 'Lamp',
  doc: 'lamp',
  properties: [
    { ...property, section: 'Color (new)' },
    { ...property, section: 'Fan' },
    { ...property, name: 'is_on', section: 'Fan' },
    property,
  ],
});

test('the anchor of a property names its section only where two have one name', () => {
  expect(entity.properties.map((one) => propertyId(entity, one))).toEqual([
    'property-color-new-mode',
    'property-fan-mode',
    'property-is_on',
    'property-mode',
  ]);
});

test('a device class is known by its own name, without the enum, a feature by its whole flag', () => {
  expect([deviceClassId('SensorDeviceClass.PM25_NEW'), deviceClassId('AREA')]).toEqual([
    'device-class-pm25-new',
    'device-class-area',
  ]);
  expect(featureId('LampFeature.TURN_ON')).toBe('feature-lampfeature-turn-on');
});
