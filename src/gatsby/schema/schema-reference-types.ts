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
