/** A REST API of one endpoint, as its data file is written. */
export const sampleRest = `title: REST
doc: rest
baseUrl: http://host
token: TOKEN
endpoints:
  - method: GET
    path: /api/lamps/<id>
    description: One lamp.
    pathParams: [{ name: id, type: string, description: Its id. }]
`;
