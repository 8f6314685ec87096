import { z } from 'zod';
import { dataFilesOf } from '../../model/reference/published/data-files';
import { feedPaths, openApiPath } from '../../model/reference/published/published-files';
import { expansion, named, present } from './component';
import { link, list, text } from './nodes';

/** Data files of the tree, without their folder: what `of` may name. */
const nameOf = ({ address }: { readonly address: string }): string => address.replace('/data/', '');

export const dataLinksComponents = {
  DataFiles: expansion(z.strictObject({ of: z.string() }), ({ of }, reference, docs) => {
    const file = named(dataFilesOf(reference), nameOf, of, 'data file');
    const isHttp = of === 'rest-api' || of === 'supervisor-api';
    const feeds =
      of === 'deprecations' ? feedPaths(present(reference.single.deprecations, 'deprecations').doc, docs) : undefined;
    return [
      list([
        [link(`${file.address}.json`, text(`${file.title} as JSON`))],
        [link(`${file.address}.schema.json`, text('JSON Schema of that file'))],
        ...(isHttp ? [[link(openApiPath, text('REST and Supervisor APIs as OpenAPI 3.1'))]] : []),
        ...(feeds ? [[link(feeds.atom, text('Atom feed'))], [link(feeds.calendar, text('Calendar file (.ics)'))]] : []),
      ]),
    ];
  }),
};
