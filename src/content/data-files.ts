import { dataFiles, schemaOf } from '../model/site-data';
import type { DataFileName, SiteData } from '../model/site-data';
import { suggest } from '../model/nearest';
import { folderFiles, isReferenceFile, singleFiles } from '../model/reference/files/reference-files';
import type { PlaceInData } from '../model/checks/site-content';
import type { Problem } from '../model/problems/problems';
import { readDataFile } from '../model/yaml-schema';
import type { YamlSource } from '../model/yaml-source';
import { readDataFiles } from './files/read-content';

/** What stands in when a tree lacks a data file (a foreign tree, a fixture). */
const emptyData: SiteData = {
  sidebars: {},
  navbar: { items: [{ type: 'link', label: 'Blog', to: '/blog' }, { type: 'search' }, { type: 'colorMode' }] },
  footer: { columns: [] },
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
  /** Files that have problems, in whose place `data` has a file without entries. */
  readonly broken: ReadonlySet<DataFileName>;
  readonly placeInData: (name: DataFileName, path: readonly PropertyKey[]) => PlaceInData;
}

/** Whether a data file has the sidebars of an earlier version of the docs, which `npm run version` writes. */
export const isVersionSidebars = (name: string): boolean => name.startsWith('sidebars/');

/** Texts of the files of `data/`, by name without extension → validated data. */
export function loadData(texts: ReadonlyMap<string, string>): LoadedData {
  const sources = new Map<string, YamlSource>();
  const problems: Problem[] = [];
  const broken = new Set<DataFileName>();
  const read = <Name extends DataFileName>(name: Name, at: string = name): SiteData[Name] => {
    const text = texts.get(at);
    if (text === undefined) return emptyData[name];
    const file = readDataFile<SiteData[Name]>(text, dataFile(at), schemaOf(name));
    sources.set(at, file.source);
    problems.push(...file.problems);
    if (file.value === undefined) broken.add(name);
    return file.value ?? emptyData[name];
  };
  const sidebars = read('sidebars');
  const ofVersions = new Map([...texts.keys()].filter(isVersionSidebars).map((at) => [at, read('sidebars', at)]));
  const fileOf = (name: DataFileName, [sidebar]: readonly PropertyKey[]): string =>
    (name === 'sidebars' && [...ofVersions].find(([, own]) => Object.hasOwn(own, sidebar ?? ''))?.[0]) || name;
  const data: SiteData = {
    sidebars:
      ofVersions.size === 0
        ? sidebars
        : Object.fromEntries([sidebars, ...ofVersions.values()].flatMap((own) => Object.entries(own))),
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
  const placeInData = (name: DataFileName, path: readonly PropertyKey[]): PlaceInData => {
    const at = fileOf(name, path);
    return { file: dataFile(at), ...(sources.get(at)?.placeOf(path) ?? { line: 1, column: 1 }) };
  };
  return { data, problems, broken, placeInData };
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
    .filter((name) => !known.includes(name) && !isVersionSidebars(name) && !isReferenceFile(name))
    .map((name) => ({
      file: dataFile(name),
      line: 1,
      column: 1,
      what: `Unknown data file \`${name}.yml\`.`,
      remedy: suggest(name, known),
    }));
}
