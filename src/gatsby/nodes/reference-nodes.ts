import type { SiteConfig } from '../../config/site-config';
import type { Problem } from '../../model/problems/problems';
import { endpointId } from '../../model/reference/endpoints';
import type { Endpoint } from '../../model/reference/files/http-api-file';
import { relatedRuleIds } from '../../model/reference/files/quality-scale-file';
import { loadReference } from '../../model/reference/reference';
import { addressOfDoc } from '../../model/addresses/page-addresses';
import type { Reference } from '../../model/reference/reference';
import { isAhead } from '../../model/reference/releases';
import type { NodeFields } from './domain-nodes';

/** The nodes of one file of reference data. A file with problems makes none. */
export function referenceNodes(
  name: string,
  source: string,
  report: (problems: readonly Problem[]) => void,
  config: Pick<SiteConfig, 'docsBasePath'>,
): NodeFields[] {
  const { reference, problems } = loadReference(new Map([[name, source]]));
  if (problems.length > 0) {
    report(problems);
    return [];
  }
  return [
    ...platformNodes(reference),
    ...ruleNodes(reference),
    ...apiNodes(reference),
    ...otherNodes(reference, config),
  ];
}

const platformNodes = ({ entities }: Reference): NodeFields[] =>
  [...entities.values()].map((entity) => ({
    ...entity,
    type: 'EntityPlatform',
    id: `platform:${entity.platform}`,
  }));

function ruleNodes({ single }: Reference): NodeFields[] {
  const rules = single['quality-scale']?.rules ?? [];
  return rules.map((rule, order) => ({
    ...rule,
    type: 'QualityRule',
    id: `rule:${rule.id}`,
    ruleId: rule.id,
    order,
    related: relatedRuleIds(rules, rule.id).map((other) => `rule:${other}`),
  }));
}

function apiNodes({ single, supervisorGroups }: Reference): NodeFields[] {
  const nodes = (api: string, group: string | null, doc: string, endpoints: readonly Endpoint[]): NodeFields[] =>
    endpoints.map((endpoint, order) => ({
      ...endpoint,
      type: 'ApiEndpoint',
      id: `endpoint:${api}:${endpoint.method} ${endpoint.path}`,
      api,
      group,
      order,
      anchor: endpointId(endpoint),
      doc: endpoint.doc ?? doc,
      status: Object.entries(endpoint.status).map(([code, meaning]) => ({ name: code, description: meaning })),
    }));
  const rest = single['api/rest'];
  const other = single['api/other-http'];
  return [
    ...(rest ? nodes('rest', null, rest.doc, rest.endpoints) : []),
    ...(other ? nodes('other-http', null, other.doc, other.endpoints) : []),
    ...[...supervisorGroups.values()].flatMap(({ id, doc, endpoints }) => nodes('supervisor', id, doc, endpoints)),
  ];
}

function otherNodes({ single }: Reference, config: Pick<SiteConfig, 'docsBasePath'>): NodeFields[] {
  const { intents, deprecations } = single;
  const webSocket = single['api/websocket'];
  return [
    ...(intents
      ? intents.intents.map((intent): NodeFields<'Intent'> => ({
          ...intent,
          type: 'Intent',
          id: `intent:${intent.name}`,
          doc: intents.doc,
        }))
      : []),
    ...(deprecations?.deprecations ?? []).map(({ id, docs, ...deprecation }): NodeFields<'Deprecation'> => ({
      ...deprecation,
      type: 'Deprecation',
      id: `deprecation:${id}`,
      deprecationId: id,
      path: `${addressOfDoc(deprecations?.doc ?? '', config)}#deprecation-${id}`,
      docs,
      ahead: isAhead(deprecation.removedIn, deprecations?.currentRelease ?? ''),
    })),
    ...(webSocket?.messages ?? []).map(({ type, doc, fields, ...message }): NodeFields<'WebSocketMessage'> => ({
      ...message,
      type: 'WebSocketMessage',
      id: `message:${type}`,
      messageType: type,
      // `fields` is a name that Gatsby keeps for itself.
      messageFields: fields,
      doc: doc ?? webSocket?.doc,
    })),
  ];
}
