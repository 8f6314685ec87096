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
