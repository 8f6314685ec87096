import type { PhrasingContent, RootContent } from 'mdast';
import { endpointId } from '../../model/reference/endpoints';
import { curlSample, pythonSample } from '../../model/reference/endpoint-samples';
import type { ApiAccess } from '../../model/reference/endpoint-samples';
import type { Endpoint } from '../../model/reference/files/http-api-file';
import type { Field } from '../../model/reference/files/parts';
import { answerTable, fieldText, requestTable } from './field-table';
import { code, component, fence, heading, inline, link, paragraph, strong, table, text } from './nodes';

/** What the blocks of an endpoint need to know of its API. */
export interface EndpointContext extends ApiAccess {
  /** The endpoint with that path, and its address. */
  readonly addressOf: (path: string) => string | undefined;
  /** Label and address of a data model. */
  readonly modelOf: (id: string) => { readonly title: string; readonly address: string } | undefined;
}

export const endpointHeading = (endpoint: Endpoint, depth: 2 | 3 | 4): RootContent =>
  heading(depth, endpointId(endpoint), text(`${endpoint.method} `), code(endpoint.path));

/** All that the data says of an endpoint, below its heading. */
export function endpointBlocks(endpoint: Endpoint, context: EndpointContext): RootContent[] {
  const parameters = parameterTable(endpoint);
  const note = notes(endpoint, context);
  return [
    ...(endpoint.description === '' ? [] : [paragraph(...inline(endpoint.description))]),
    ...(note.length > 0 ? [paragraph(...note)] : []),
    ...(parameters ? [parameters] : []),
    ...(endpoint.body.length > 0 ? [requestTable('Body field', endpoint.body)] : []),
    ...(endpoint.oneOf ? [paragraph(text('The body needs at least one of the fields.'))] : []),
    ...(endpoint.response.length > 0 ? [answerTable('Response field', endpoint.response)] : []),
    ...statusTable(endpoint),
  ];
}

/** The same request in curl and in Python, as tabs. */
export const endpointSamples = (endpoint: Endpoint, access: ApiAccess): RootContent =>
  component('Tabs', { groupId: 'client' }, [
    component('TabItem', { value: 'curl', label: 'curl' }, [fence('bash', curlSample(access, endpoint))]),
    component('TabItem', { value: 'python', label: 'Python' }, [fence('python', pythonSample(access, endpoint))]),
  ]);

function notes(endpoint: Endpoint, { addressOf, modelOf }: EndpointContext): PhrasingContent[] {
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
  if (followOf !== undefined) sentences.push([text('Goes on with new lines of '), endpointLink(followOf), text('.')]);
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
  if (responseHeaders.length > 0) {
    const names = responseHeaders.flatMap((name, index) => (index === 0 ? [code(name)] : [text(', '), code(name)]));
    sentences.push([text('Sets the header '), ...names, text('.')]);
  }
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [text(' '), ...sentence]));
}

function parameterTable({ pathParams, query, headers }: Endpoint): RootContent | undefined {
  const rows = [
    ...pathParams.map((field) => ({ field, place: 'path' })),
    ...query.map((field) => ({ field, place: 'query' })),
    ...headers.map((field) => ({ field, place: 'header' })),
  ];
  if (rows.length === 0) return undefined;
  const cells = ({ field, place }: { field: Field; place: string }): PhrasingContent[][] => [
    [code(field.name)],
    [text(place)],
    [text(field.optional ? 'no' : 'yes')],
    fieldText(field),
  ];
  return table(
    ['Parameter', 'In', 'Required', 'Description'],
    rows.map((row) => ({ cells: cells(row) })),
  );
}

function statusTable({ status }: Endpoint): RootContent[] {
  const rows = Object.entries(status).map(([number, meaning]) => ({ cells: [[code(number)], inline(meaning)] }));
  return rows.length === 0 ? [] : [table(['Status', 'Meaning'], rows)];
}

/** The line of an endpoint in an overview. */
export const endpointRow = (endpoint: Endpoint, address: string) => ({
  cells: [[link(address, text(`${endpoint.method} `), code(endpoint.path))], inline(endpoint.description)],
});
