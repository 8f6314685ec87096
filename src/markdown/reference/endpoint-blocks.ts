import type { PhrasingContent, RootContent } from 'mdast';
import {
  curlSample,
  javaScriptSample,
  pythonSample,
  requestGroup,
  sampleResponse,
} from '../../model/reference/endpoint-samples';
import type { ApiAccess } from '../../model/reference/endpoint-samples';
import { endpointId, formerEndpointId, pathParameters } from '../../model/reference/anchors';
import type { Endpoint } from '../../model/reference/files/http-api-file';
import type { Field } from '../../model/reference/files/parts';
import {
  anchor,
  code,
  commas,
  component,
  fence,
  fieldName,
  fieldTable,
  fieldText,
  heading,
  inline,
  link,
  methodBadge,
  paragraph,
  path,
  strong,
  styled,
  table,
  text,
  unsearched,
} from './nodes';
import type { Row } from './nodes';

/** How to link to what an endpoint names. */
interface NoteContext {
  /** The endpoint with that path, and its address. */
  readonly addressOf: (path: string) => string | undefined;
  /** Label and address of a data model. */
  readonly modelOf: (id: string) => { readonly title: string; readonly address: string } | undefined;
}

/** What the data says of an endpoint besides its description and its fields, in sentences. */
function endpointNotes(endpoint: Endpoint, { addressOf, modelOf }: NoteContext): PhrasingContent[] {
  const endpointLink = (path: string): PhrasingContent => {
    const address = addressOf(path);
    return address === undefined ? code(path) : link(address, code(path));
  };
  const sentences: PhrasingContent[][] = [];
  const { replacedBy, sameAs, followOf, requires, models, responseType, responseHeaders } = endpoint;
  if (endpoint.deprecated) {
    const instead = replacedBy === undefined ? [] : [text(' Use '), endpointLink(replacedBy), text(' instead.')];
    sentences.push([strong(text('Deprecated.')), ...instead]);
  }
  if (sameAs !== undefined) sentences.push([text('Takes and returns what '), endpointLink(sameAs), text(' does.')]);
  if (followOf !== undefined) sentences.push([text('Continues with new lines of '), endpointLink(followOf), text('.')]);
  if (requires !== undefined) sentences.push([text('Requires '), ...inline(requires), text('.')]);
  if (endpoint.open) sentences.push([text('Needs no token.')]);
  if (endpoint.bodyOptional) sentences.push([text('The body may be left out.')]);
  const known = models.map((id) => modelOf(id)).filter((model) => model !== undefined);
  if (known.length > 0) {
    const links = known.map(({ title, address }) => link(address, text(title)));
    const separated = links.flatMap((one, index) => (index === 0 ? [one] : [text(', '), one]));
    sentences.push([text('Data model: '), ...separated, text('.')]);
  }
  if (responseType !== undefined) sentences.push([text('Returns '), code(responseType), text('.')]);
  if (responseHeaders.length > 0) sentences.push([text('Sets the header '), ...commas(responseHeaders), text('.')]);
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [text(' '), ...sentence]));
}

/** What the blocks of an endpoint need to know of its API. */
export interface EndpointContext extends ApiAccess, NoteContext {
  /** Descriptions of path parameters that the endpoints share. */
  readonly placeholders: readonly Field[];
}

/** A heading with the anchor that other sites know beside its own. */
const endpointHeading = (endpoint: Endpoint, depth: 2 | 3 | 4): RootContent =>
  heading(
    depth,
    endpointId(endpoint),
    ...formerAnchor(endpoint),
    methodBadge(endpoint.method),
    text(' '),
    path(endpoint.path),
  );

function formerAnchor(endpoint: Endpoint): PhrasingContent[] {
  const id = formerEndpointId(endpoint);
  return id === endpointId(endpoint) ? [] : [anchor(id)];
}

/** All that the data says of an endpoint. Where there is room, the samples stand beside the description. */
export function endpointBlocks(
  endpoint: Endpoint,
  context: EndpointContext,
  { depth, samples }: { readonly depth: 2 | 3 | 4; readonly samples: boolean },
): RootContent[] {
  const { description, body, oneOf, response } = endpoint;
  const notes = endpointNotes(endpoint, context);
  const about: RootContent[] = [
    ...(description === '' ? [] : [paragraph(...inline(description))]),
    ...(notes.length > 0 ? [paragraph(...notes)] : []),
    ...parameterTable(endpoint, context),
    ...(body.length > 0 ? [fieldTable('Body field', body)] : []),
    ...(oneOf ? [paragraph(text('The body needs at least one of the fields.'))] : []),
    ...(response.length > 0 ? [fieldTable('Response field', response)] : []),
    ...statusTable(endpoint.status),
  ];
  const shown = samples
    ? [
        component('div', { className: 'endpoint' }, [
          component('div', { className: 'endpoint-about' }, about),
          component('div', { className: 'endpoint-samples' }, endpointSamples(endpoint, context)),
        ]),
      ]
    : about;
  return [endpointHeading(endpoint, depth), ...shown];
}

/** The same request for several clients, as tabs, and the response. */
function endpointSamples(endpoint: Endpoint, access: ApiAccess): RootContent[] {
  const response = sampleResponse(access, endpoint);
  const tab = (value: string, label: string, lang: string, sample: string): RootContent =>
    component('TabItem', { value, label }, [fence(lang, sample)]);
  return [
    component('Tabs', { groupId: requestGroup }, [
      tab('curl', 'curl', 'bash', curlSample(access, endpoint)),
      tab('python', 'Python', 'python', pythonSample(access, endpoint)),
      tab('javascript', 'JavaScript', 'js', javaScriptSample(access, endpoint)),
    ]),
    ...(response === undefined ? [] : [fence('json', JSON.stringify(response, null, 2), 'Response')]),
  ];
}

function parameterTable({ path, pathParams, query, headers }: Endpoint, context: EndpointContext): RootContent[] {
  const described = new Map([...context.placeholders, ...pathParams].map((field) => [field.name, field]));
  const inPath = new Set([...pathParameters(path), ...pathParams.map(({ name }) => name)]);
  const rows = [
    ...[...inPath].flatMap((name) => described.get(name) ?? []).map((field) => ({ field, place: 'path' })),
    ...query.map((field) => ({ field, place: 'query' })),
    ...headers.map((field) => ({ field, place: 'header' })),
  ];
  if (rows.length === 0) return [];
  const cells = rows.map(({ field, place }): Row => ({ cells: [fieldName(field), [text(place)], fieldText(field)] }));
  return [table(['Parameter', 'In', 'Description'], cells)];
}

/** What status codes mean. */
export function statusTable(status: Endpoint['status']): RootContent[] {
  const rows = Object.entries(status).map(([number, meaning]) => ({ cells: [[code(number)], inline(meaning)] }));
  return rows.length === 0 ? [] : [table(['Status', 'Meaning'], rows)];
}

/** Endpoints in a table. Its rows have the anchors that links from other sites know, where the headings are on other pages. */
export const endpointTable = (
  endpoints: readonly Endpoint[],
  addressOf: (endpoint: Endpoint) => string,
  isElsewhere: boolean,
): RootContent => {
  const overview = styled(
    'endpoint-list',
    table(
      ['Method', 'Endpoint', 'Purpose'],
      endpoints.map((endpoint) => ({
        ...(isElsewhere ? { id: formerEndpointId(endpoint) } : {}),
        cells: [
          [methodBadge(endpoint.method)],
          [link(addressOf(endpoint), path(endpoint.path))],
          inline(endpoint.description),
        ],
      })),
    ),
  );
  return isElsewhere ? unsearched(overview) : overview;
};
