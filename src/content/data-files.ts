import { dataFiles, schemaOf } from '../model/site-data';
import type { DataFileName, SiteData } from '../model/site-data';
import { suggest } from '../model/nearest';
import { folderFiles, isReferenceFile, singleFiles } from '../model/reference/files/reference-files';
import type { Problem } from '../model/problems/problems';
import { readDataFile } from '../model/yaml-source';
import type { YamlSource } from '../model/yaml-source';
import { readDataFiles } from './files/read-content';

/** What stands in when a tree lacks a data file (a foreign tree, a fixture). */
const emptyData: SiteData = {
  sidebars: {},
  navbar: { items: [{ type: 'link', label: 'Blog', to: '/blog' }, { type: 'search' }, { type: 'colorMode' }] },
  footer: { columns: [], hosting: { label: 'Built with Gatsby', href: 'https://www.gatsbyjs.com' } },
  home: { actions: [], starts: [], lookups: [], popular: [] },
  announcement: null,
  authors: {},
  redirects: [],
  tags: {},
  terms: {},
  abbreviations: {},
};

export interface LoadedData {
  readonly data: SiteData;
  readonly problems: readonly Problem[];
  readonly placeInData: (name: DataFileName, path: readonly PropertyKey[]) => { line: number; column: number };
}

/** Texts of the files of `data/`, by name without extension → validated data. */
export function loadData(texts: ReadonlyMap<string, string>): LoadedData {
  const sources = new Map<string, YamlSource>();
  const problems: Problem[] = [];
  const read = <Name extends DataFileName>(name: Name): SiteData[Name] => {
    const text = texts.get(name);
    if (text === undefined) return emptyData[name];
    const file = readDataFile<SiteData[Name]>(text, dataFile(name), schemaOf(name));
    sources.set(name, file.source);
    problems.push(...file.problems);
    return file.value ?? emptyData[name];
  };
  const data: SiteData = {
    sidebars: read('sidebars'),
    navbar: read('navbar'),
    footer: read('footer'),
    home: read('home'),
    announcement: read('announcement'),
    authors: read('authors'),
    redirects: read('redirects'),
    tags: read('tags'),
    terms: read('terms'),
    abbreviations: read('abbreviations'),
  };
  problems.push(...unknownFiles(texts));
  return { data, problems, placeInData: (name, path) => sources.get(name)?.placeOf(path) ?? { line: 1, column: 1 } };
}

/** The abbreviations of a content tree; none if their file has problems, which the check of the content reports. */
export function readAbbreviations(root: string): SiteData['abbreviations'] {
  const text = readDataFiles(root).get('abbreviations');
  return text === undefined ? {} : loadData(new Map([['abbreviations', text]])).data.abbreviations;
}

const dataFile = (name: string): string => `data/${name}.yml`;

function unknownFiles(texts: ReadonlyMap<string, string>): Problem[] {
  const known = [...Object.keys(dataFiles), ...Object.keys(singleFiles), ...Object.keys(folderFiles)];
  return [...texts.keys()]
    .filter((name) => !known.includes(name) && !isReferenceFile(name))
    .map((name) => ({
      file: dataFile(name),
      line: 1,
      column: 1,
      what: `Unknown data file \`${name}.yml\`.`,
      remedy: suggest(name, known),
    }));
}
