/**
 * Names of the components that stand for reference data, for those who need not load what makes them: `components.ts` has one for
 * each.
 */
export const referenceComponentNames = [
  ...[
    'EntityProperties',
    'EntityDeviceClasses',
    'EntityFeatures',
    'EntityStates',
    'EntityEnum',
    'EntityStruct',
    'EntityMethods',
    'EntityBase',
  ],
  ...['RuleOverview', 'RelatedRules', 'RulesByTier'],
  ...['ApiOverview', 'ApiEndpoints', 'ApiEndpoint', 'ApiModels', 'ApiPlaceholders', 'ApiStatus'],
  ...[
    'WebSocketMessages',
    'WebSocketMessage',
    'WebSocketErrors',
    'BusMessages',
    'BusMessage',
    'BusFields',
    'Webhooks',
    'Webhook',
    'ConversationFields',
    'ConversationValues',
  ],
  ...['Intents', 'IntentSlots', 'IntentSlotCombinations'],
  ...['Deprecations'],
  ...['EntityExplorer'],
  ...['QualityChecklist'],
  ...['DataFiles'],
] as const;

export type ReferenceComponentName = (typeof referenceComponentNames)[number];

const known: ReadonlySet<string> = new Set(referenceComponentNames);

export const isReferenceComponent = (name: string): name is ReferenceComponentName => known.has(name);
