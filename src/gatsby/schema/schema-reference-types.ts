/** Types of the reference of entities, from data/entities. */
export const entityTypes = /* GraphQL */ `
  "A platform that an integration can add entities to, from data/entities; \`entity\` is what all of them share."
  type EntityPlatform implements Node @dontInfer {
    "Name in code, such as media_player."
    platform: String!
    "Name for readers."
    title: String!
    "The page that describes it."
    page: DocPage @link(by: "id", from: "doc")
    "Full name of the class to derive from."
    baseClass: String
    "Other classes that an integration may derive from."
    otherBaseClasses: [String!]
    "Classes that must not be derived from any more."
    deprecatedClasses: [String!]
    "Address of its source code."
    source: String
    "Whether integrations should use another platform."
    deprecated: Boolean!
    "Properties that its entities may set."
    properties: [EntityProperty!]!
    "Values of device_class."
    deviceClasses: [DeviceClass!]!
    "Name of the enum of its feature flags."
    featureEnum: String
    "Flags of supported_features."
    features: [NamedValue!]!
    "Name of the enum of its states."
    stateEnum: String
    "States that its entities can have."
    states: [NamedValue!]!
    "Other enums of the platform."
    enums: [EntityEnum!]!
    "Data classes that methods take or return."
    structs: [EntityStruct!]!
    "Methods that its entities may have."
    methods: [EntityMethod!]!
  }

  "A property that an entity class can override."
  type EntityProperty @dontInfer {
    "As Python writes it."
    name: String!
    "As Python writes it."
    type: String!
    "The Python value that holds when none is set."
    default: String
    "Whether every entity must set it."
    required: Boolean!
    "What makes it required: a feature, a mode."
    requiredBy: String
    "Group of properties on the page, where there are several."
    section: String
    "What it means, as Markdown."
    description: String!
  }

  "A value of the property device_class."
  type DeviceClass @dontInfer {
    "Member of the enum."
    name: String!
    "Units that the state may have."
    units: [String!]
    "State classes that it allows; an empty list allows none."
    stateClasses: [String!]
    "What it stands for, as Markdown."
    description: String!
  }

  "A value with a meaning: a flag, a state, a member of an enum, an error code."
  type NamedValue @dontInfer {
    "As code writes it."
    name: String!
    "What it means, as Markdown."
    description: String!
  }

  "An enum that the page of a platform lists."
  type EntityEnum @dontInfer {
    "Anchor on the page."
    id: String!
    "Heading on the page."
    title: String!
    "In the order of the source."
    members: [NamedValue!]!
  }

  "A data class, or a set of arguments."
  type EntityStruct @dontInfer {
    "Anchor on the page."
    id: String!
    "Heading on the page."
    title: String!
    "In the order of the source."
    fields: [ReferenceField!]!
  }

  "A method that an entity class can implement."
  type EntityMethod @dontInfer {
    "As Python writes it."
    name: String!
    "Whether it is a coroutine."
    async: Boolean!
    "As Python writes it, without def."
    signature: String
    "Heading below which the page explains it."
    section: String!
    "As Python writes them."
    decorators: [String!]
    "The class that has it, where it is not a subclass of the platform's own."
    class: String
    "What it does, as Markdown."
    description: String!
  }
`;

/** Types of reference material, from data/api and its neighbors. */
export const referenceTypes = /* GraphQL */ `
  "A value that is passed: a field of a message or a body, a parameter."
  type ReferenceField @dontInfer {
    "A dot leads into an object, [] into the items of a list."
    name: String!
    "Of the value, as JSON knows types."
    type: String
    "Whether it may be left out, or may be missing."
    optional: Boolean!
    "What holds when it is left out."
    default: String
    "All values that it can have."
    values: [String!]
    "What it means, as Markdown."
    description: String!
  }

  "A rule of the integration quality scale, from data/quality-scale.yml."
  type QualityRule implements Node @dontInfer {
    "Name in quality_scale.yaml."
    ruleId: String!
    "The rule in a few words."
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
    "What it asks for, as Markdown."
    description: String!
  }

  "An endpoint of an HTTP API, from data/api."
  type ApiEndpoint implements Node @dontInfer {
    "rest, supervisor or other-http"
    api: String!
    "Group of the Supervisor API."
    group: String
    "GET, POST, PUT or DELETE."
    method: String!
    "Parameters stand in angle brackets."
    path: String!
    "Heading on the page."
    anchor: String!
    "The page that describes it."
    page: DocPage @link(by: "id", from: "doc")
    "What it does, as Markdown."
    description: String!
    "Parameters in the path."
    pathParams: [ReferenceField!]!
    "Parameters behind the question mark."
    query: [ReferenceField!]!
    "Headers that the request needs."
    headers: [ReferenceField!]!
    "Fields of the JSON that is sent."
    body: [ReferenceField!]!
    "Fields of the JSON that is answered."
    response: [ReferenceField!]!
    "Media type of the answer, where it is not JSON."
    responseType: String
    "Status codes with a specific meaning."
    status: [NamedValue!]!
    "Ids of the data models that the answer holds."
    models: [String!]!
    "What must be set up before it is there."
    requires: String
    "Whether another is to be used."
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
    "The page that describes it."
    page: DocPage @link(by: "id", from: "doc")
    "What it is for, as Markdown."
    description: String!
    "What it holds beside its type."
    fields: [ReferenceField!]! @proxy(from: "messageFields")
    "What result of the answer holds."
    result: [ReferenceField!]!
  }

  "An intent that every installation handles, from data/intents.yml."
  type Intent implements Node @dontInfer {
    "As sentences and code name it."
    name: String!
    "The page that describes it."
    page: DocPage @link(by: "id", from: "doc")
    "Values that it takes."
    slots: [ReferenceField!]!
    "Whether another is to be used."
    deprecated: Boolean!
    "Name of the intent to use instead."
    replacedBy: String
    "What it does, as Markdown."
    description: String!
  }

  "Something that a release removes, from data/deprecations.yml."
  type Deprecation implements Node @dontInfer {
    "Anchor on the calendar, behind deprecation-."
    deprecationId: String!
    "Its row in the calendar."
    path: String!
    "What changes, in a few words."
    title: String!
    "Names of what goes away."
    what: [String!]!
    "What to use instead; null when nothing replaces it."
    replacedBy: [String!]
    "Part of the project."
    area: String!
    "Day of the announcement."
    announced: Date! @dateformat
    "The release that removes it; null while none is set."
    removedIn: String
    "Whether that release is still to come."
    ahead: Boolean!
    "The post that announces it, where the site has it."
    announcement: BlogPost @link(by: "path", from: "post")
    "Pages whose subject is affected."
    pages: [DocPage!]! @link(by: "id", from: "docs")
    "What developers have to do, as Markdown."
    description: String!
  }
`;
