import { describe, expect, it } from 'vitest';
import { indexPages, nodesOf, readPages } from '../../bench/search/corpus.mts';
import { missingTargets, readGold } from '../../bench/search/gold.mts';
import { namesToFind } from '../../bench/search/names.mts';
import { ourEngine } from '../../bench/search/ours.mts';
import { outcomes, qualityOf } from '../../bench/search/quality.mts';
import { environment } from '../../src/config/environment';
import { loadData, readAbbreviations } from '../../src/content/data-files';
import { readDataFiles } from '../../src/content/files/read-content';
import { redirectTarget } from '../../src/deploy/redirects';
import { loadReference } from '../../src/model/reference/reference';
import { lookUp } from '../../src/search/query/match';
import { distinct, queryWords } from '../../src/search/query/query-terms';
import { lunrIndexOf } from '../samples/sample-index';

const gold = readGold();
const pages = readPages(environment.contentDir());
const { manifest, files } = indexPages(pages);
const engine = ourEngine(manifest, (address) => files.get(address) ?? '');
const results = await outcomes(engine, gold);
const data = readDataFiles(environment.contentDir());
const { reference } = loadReference(data);
const { redirects } = loadData(data).data;
/** Where a section is now, if its page has moved. */
const moved = (section: string): string => section.replace(/^[^#]*/, (page) => redirectTarget(page, redirects) ?? page);
const names = namesToFind(reference, pages);

describe('search over the content of the site', () => {
  it('is asked for pages and sections that exist', () => {
    expect(missingTargets(gold, engine.addresses)).toEqual([]);
  });

  it('finds the page of every name first', () => {
    const names = results.filter((result) => result.gold.kind === 'identifier');
    expect(names.filter(({ rank }) => rank !== 1).map((result) => result.gold.query)).toEqual([]);
  });

  /** Names that lead elsewhere: what is first, and what should be. */
  const astray = (search: (name: string) => string[], isMet: (first: string, targets: readonly string[]) => boolean) =>
    names.flatMap(({ name, targets }) => {
      const [first = ''] = search(name);
      return isMet(first, targets) ? [] : [`${name} → ${first}, not ${targets.join(', ')}`];
    });

  it('leads from every name of the reference to a section that defines it', () => {
    expect(names.length).toBeGreaterThan(500);
    expect(astray(engine.search, (first, targets) => targets.includes(first))).toEqual([]);
  });

  it('leads from no name to another page, and from nearly all to the section, while only the titles are there', () => {
    const { search } = ourEngine(manifest, (address) => files.get(address) ?? '', ['titles']);
    const pageOf = (address: string): string => address.replace(/#.*/, '');
    // Names that are only mentioned come with the contents: for them there is no answer yet.
    expect(astray(search, (first, targets) => first === '' || targets.map(pageOf).includes(pageOf(first)))).toEqual([]);
    expect(astray(search, (first, targets) => targets.includes(first)).length).toBeLessThan(0.03 * names.length);
  });

  it.each([
    ['DeviceInfo', '/docs/device_registry_index#defining-devices'],
    ['UpdateFailed', '/docs/integration_fetching_data#coordinated-single-api-poll-for-data-for-all-entities'],
    ['CoordinatorEntity', '/docs/integration_fetching_data#coordinated-single-api-poll-for-data-for-all-entities'],
    ['async_get_clientsession', '/docs/core/integration-quality-scale/rules/inject-websession#example-implementation'],
    ['async_update', '/docs/core/entity#polling'],
    ['DataUpdateCoordinator', '/docs/integration_fetching_data#coordinated-single-api-poll-for-data-for-all-entities'],
    ['iot_class', '/docs/creating_integration_manifest#iot-class'],
    ['manifest.json', '/docs/creating_integration_manifest'],
    ['hassio_role', '/docs/add-ons/configuration#optional-configuration-options'],
    ['_attr_native_unit_of_measurement', '/docs/core/entity/number#properties'],
  ])('leads from %s to %s', (name, section) => {
    expect(engine.search(name)[0]).toBe(moved(section));
  });

  it.each([
    ['websocket', '/docs/api/websocket'],
    ['sensor', '/docs/core/entity/sensor'],
    ['restart add-on', '/docs/api/supervisor/endpoints/add-ons#post-addons-addon-restart'],
    ['color temp', '/docs/core/entity/light#color-modes'],
    ['light color temp', '/docs/core/entity/light#color-modes'],
    ['subscribe events', '/docs/api/websocket#subscribe_events'],
  ])('leads from the words %s to %s', (words, section) => {
    expect(engine.search(words)[0]).toBe(moved(section));
  });

  it('begins with the page that is called what a misspelled query means', () => {
    expect(engine.search('confg flow')[0]).toBe(moved('/docs/config_entries_config_flow_handler'));
  });

  it('shows no line in excerpts that only says where a rule belongs', () => {
    expect([...files].filter(([, text]) => text.includes(' · All rules')).map(([file]) => file)).toEqual([]);
  });

  // All queries together show the loss of two or three; the half that nothing was tuned on shows what other queries would find.
  it.each([
    ['all queries ask', results, { recall1: 0.91, recall8: 0.99, mrr: 0.945 }],
    ['the held-out half asks', results.filter(({ gold }) => gold.heldOut), { recall1: 0.9, recall8: 0.99, mrr: 0.93 }],
  ])('finds what %s for among the first eight, mostly first', (_, asked, least) => {
    const found = qualityOf(asked);
    expect(found.recall1).toBeGreaterThanOrEqual(least.recall1);
    expect(found.recall8).toBeGreaterThanOrEqual(least.recall8);
    expect(found.mrr).toBeGreaterThanOrEqual(least.mrr);
  });

  it('gives every row the score of Lunr’s own index, from which its lean form was cut', () => {
    const raw = lunrIndexOf(nodesOf(pages), readAbbreviations(environment.contentDir()));
    for (const { query } of gold) {
      const candidates = queryWords(query).flatMap(({ whole }) =>
        engine.index.numbers.has(whole) ? [{ term: whole, boost: 1 + whole.length }] : [],
      );
      const expected = raw.query((one) => {
        for (const { term, boost } of candidates) one.term(term, { boost, usePipeline: false });
      });
      const { rows, score } = lookUp(engine.index, distinct(candidates), () => 1, new Set());
      const differing = expected.filter((one) => Math.abs((score[Number(one.ref)] ?? 0) / one.score - 1) > 1e-9);
      expect([query, candidates.length === 0 ? 0 : expected.length, differing]).toEqual([query, rows.length, []]);
    }
  });
});
