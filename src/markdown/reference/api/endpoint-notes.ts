import type { PhrasingContent } from 'mdast';
import type { Endpoint } from '../../../model/reference/files/http-api-file';
import { commas } from '../field-table';
import { code, inline, link, strong, text } from '../nodes';

/** How to link to what an endpoint names. */
export interface NoteContext {
  /** The endpoint with that path, and its address. */
  readonly addressOf: (path: string) => string | undefined;
  /** Label and address of a data model. */
  readonly modelOf: (id: string) => { readonly title: string; readonly address: string } | undefined;
}

/** What the data says of an endpoint besides its description and its fields, in sentences. */
export function endpointNotes(endpoint: Endpoint, { addressOf, modelOf }: NoteContext): PhrasingContent[] {
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
