/** Types of reference material, from data/entities, data/api and their neighbours. */
export const referenceTypes = /* GraphQL */ `
  "A platform that an integration can add entities to, from data/entities; \`entity\` is what all of them share."
  type EntityPlatform implements Node @dontInfer {
    "Name in code, such as media_player."
    platform: String!
    title: String!
    "The page that describes it."
    page: DocPage @link(by: "id", from: "doc")
    "Full name of the class to derive from."
    baseClass: String
    otherBaseClasses: [String!]
    "Classes that must not be derived from any more."
    deprecatedClasses: [String!]
    "Address of its source code."
    source: String
    deprecated: Boolean!
    properties: [EntityProperty!]!
    deviceClasses: [DeviceClass!]!
    "Name of the enum of its feature flags."
    featureEnum: String
    "Flags of supported_features."
    features: [NamedValue!]!
    "Name of the enum of its states."
    stateEnum: String
    states: [NamedValue!]!
    enums: [EntityEnum!]!
    "Data classes that methods take or return."
    structs: [EntityStruct!]!
    methods: [EntityMethod!]!
  }

  "A property that an entity class can override."
  type EntityProperty @dontInfer {
    name: String!
    "As Python writes it."
    type: String!
    "The Python value that holds when none is set."
    default: String
    required: Boolean!
    "What makes it required: a feature, a mode."
    requiredBy: String
    "Group of properties on the page, where there are several."
    section: String
    description: String!
  }

  "A value of the property device_class."
  type DeviceClass @dontInfer {
    name: String!
    "Units that the state may have."
    units: [String!]
    description: String!
  }

  "A value with a meaning: a flag, a state, a member of an enum, an error code."
  type NamedValue @dontInfer {
    name: String!
    description: String!
  }

  "An enum that the page of a platform lists."
  type EntityEnum @dontInfer {
    id: String!
    title: String!
    members: [NamedValue!]!
  }

  "A data class, or a set of arguments."
  type EntityStruct @dontInfer {
    id: String!
    title: String!
    fields: [ReferenceField!]!
  }

  "A method that an entity class can implement."
  type EntityMethod @dontInfer {
    name: String!
    async: Boolean!
    "As Python writes it, without def."
    signature: String
    "Heading below which the page explains it."
    section: String!
    decorators: [String!]
    "The class that has it, where it is not a subclass of the platform's own."
    class: String
    description: String!
  }

  "A value that is passed: a field of a message or a body, a parameter."
  type ReferenceField @dontInfer {
    "A dot leads into an object, [] into the items of a list."
    name: String!
    type: String
    "Whether it may be left out, or may be missing."
    optional: Boolean!
    default: String
    "All values that it can have."
    values: [String!]
    description: String!
  }

  "A rule of the integration quality scale, from data/quality-scale.yml."
  type QualityRule implements Node @dontInfer {
    "Name in quality_scale.yaml."
    ruleId: String!
    title: String!
    "bronze, silver, gold or platinum"
    tier: String!
    "What it is about, such as config-flow."
    topics: [String!]!
    "The page that explains it."
    page: DocPage @link(by: "id", from: "doc")
    "Parts that are ticked one by one."
    subchecks: [String!]!
    "Which integrations need not follow it; null when all must."
    exceptions: String
    "Rules that it names and rules that name it."
    relatedRules: [QualityRule!]! @link(by: "id", from: "related")
    description: String!
  }

  "An endpoint of an HTTP API, from data/api."
  type ApiEndpoint implements Node @dontInfer {
    "rest, supervisor or other-http"
    api: String!
    "Group of the Supervisor API."
    group: String
    method: String!
    "Parameters stand in angle brackets."
    path: String!
    "Heading on the page."
    anchor: String!
    page: DocPage @link(by: "id", from: "doc")
    description: String!
    pathParams: [ReferenceField!]!
    query: [ReferenceField!]!
    headers: [ReferenceField!]!
    body: [ReferenceField!]!
    response: [ReferenceField!]!
    "Media type of the answer, where it is not JSON."
    responseType: String
    "Status codes with a meaning of their own."
    status: [NamedValue!]!
    "Ids of the data models that the answer holds."
    models: [String!]!
    "What must be set up before it is there."
    requires: String
    deprecated: Boolean!
    "Path of the endpoint to use instead."
    replacedBy: String
  }

  "A message of the WebSocket API, from data/api/websocket.yml."
  type WebSocketMessage implements Node @dontInfer {
    "The field type of the message."
    messageType: String!
    "client or server"
    from: String!
    "authentication, feature enablement or command"
    phase: String!
    page: DocPage @link(by: "id", from: "doc")
    description: String!
    fields: [ReferenceField!]! @proxy(from: "messageFields")
    "What result of the answer holds."
    result: [ReferenceField!]!
  }

  "An intent that every installation handles, from data/intents.yml."
  type Intent implements Node @dontInfer {
    name: String!
    page: DocPage @link(by: "id", from: "doc")
    slots: [ReferenceField!]!
    deprecated: Boolean!
    "Name of the intent to use instead."
    replacedBy: String
    description: String!
  }

  "Something that a release removes, from data/deprecations.yml."
  type Deprecation implements Node @dontInfer {
    "Anchor on the calendar, behind deprecation-."
    deprecationId: String!
    "Its row in the calendar."
    path: String!
    title: String!
    "Names of what goes away."
    what: [String!]!
    "What to use instead; null when nothing replaces it."
    replacedBy: [String!]
    "Part of the project."
    area: String!
    announced: Date! @dateformat
    "The release that removes it."
    removedIn: String!
    "Whether that release is still to come."
    ahead: Boolean!
    "The post that announces it, where the site has it."
    announcement: BlogPost @link(by: "path", from: "post")
    "Pages whose subject is affected."
    pages: [DocPage!]! @link(by: "id", from: "docs")
    description: String!
  }
`;
