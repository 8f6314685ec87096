import { expect, test } from 'vitest';
import { endpointId, endpointName, formerEndpointId, modelId } from './endpoints';

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
