import { expect, test } from 'vitest';
import { endpointId, endpointName, formerEndpointId, modelId, deviceClassId, featureId, propertyId } from './anchors';
import { entityFile } from './files/entity-file';

const restart = { method: 'POST', path: '/addons/<addon>/restart_now/' } as const;

test('an endpoint is named by method and path, and its anchor has both', () => {
  expect(endpointName(restart)).toBe('POST /addons/<addon>/restart_now/');
  expect(endpointId(restart)).toBe('post-addons-addon-restart_now');
  expect(endpointId({ method: 'GET', path: '/api/states/<entity_id>' })).toBe('get-api-states-entity_id');
});

test('links from other sites know the anchors of before', () => {
  expect(formerEndpointId(restart)).toBe('post-addonsltaddonrestart_now');
});

test('the anchor of a model is made from its title', () => {
  expect(modelId({ title: 'Network interface' })).toBe('network-interface');
});

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
