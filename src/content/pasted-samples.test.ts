import path from 'node:path';
import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../markdown/parse/parse';
import { ProblemList } from '../markdown/problem-list';
import { walk } from '../markdown/walk';
import { addressOfFile } from '../model/pages/pages';
import { splitFrontMatter } from '../model/pages/front-matter/front-matter';
import { detectedAt, patternsOf, readCode } from '../model/reference/detect-uses';
import { loadReference } from '../model/reference/reference';
import { readContent } from './files/read-content';
import { readSiteConfig } from './site-file';

const { config } = readSiteConfig(path.resolve('content'));
const { pages, data } = readContent(path.resolve('content'), config);
const { deprecations = [] } = loadReference(data).reference.single.deprecations ?? {};

interface Sample {
  readonly code: string;
  readonly isBefore: boolean;
}

/** What stands before and after a change in the samples of a post: by their title, by the text above, by a comment, by a diff. */
function samplesIn(file: string): Sample[] {
  const { body } = splitFrontMatter(pages.get(file) ?? '');
  const found: Sample[] = [];
  let above = '';
  walk(parseMarkdown(body, new ProblemList(file)).tree, (node) => {
    if (node.type === 'heading' || node.type === 'paragraph')
      above = node.children.map((child) => ('value' in child ? child.value : '')).join('');
    if (node.type === 'code') found.push(...statesOf(node, above));
    return undefined;
  });
  return found;
}

function statesOf({ lang, meta, value }: Code, above: string): Sample[] {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
  if (lang === 'mermaid' || /before and after/.test(title)) return [];
  if (lang === 'diff') {
    const without = (mark: string): string =>
      value.replaceAll(new RegExp(`^\\${mark}.*\n?`, 'gm'), '').replaceAll(/^[-+ ]/gm, '');
    return [
      { code: without('+'), isBefore: true },
      { code: without('-'), isBefore: false },
    ];
  }
  // The comment has what the line below replaces.
  const comments = [...value.matchAll(/^([ ]*)# Before: (?!the same)(.*)\n.*?(,?)$/gm)].map(
    ({ 0: all, 1: indent = '', 2: code = '', 3: comma = '' }) => value.replace(all, () => `${indent}${code}${comma}`),
  );
  const isBefore =
    /\bbefore\b|until|deprecated/i.test(title) || (title === '' && /^(?:Before|Wrong|Old example)/.test(above));
  return [...comments.map((code) => ({ code, isBefore: true })), { code: value, isBefore }];
}

/** Samples whose title says until which release they work, for the sake of another entry than that of their post. */
const ofOthers = new Set([
  'device-tracker-source-type-deprecation',
  'number-entity-refactoring',
  'state-class-total-increasing',
  'async-show-progress-changes',
  'vacuum-updates',
  'weather-entity-refactoring',
]);

/** What posts say without a sample, or with words instead of code. */
const further: Readonly<Record<string, string>> = {
  'deprecating-remote-package': 'import homeassistant.remote as remote',
  'entity-class-names': 'from homeassistant.components.light import Light',
  'supervisor-update': 'curl -H "X-Hassio-Key: $HASSIO_TOKEN" http://hassio/homeassistant/api/',
  'system-health-and-templates': 'from homeassistant.helpers.template import extract_entities',
  'custom-integration-changes': 'from homeassistant.util import sanitize_path',
  'state-class-total-increasing':
    'class A(SensorEntity):\n  _attr_state_class = SensorStateClass.MEASUREMENT\n  _attr_last_reset = None',
  'supervisor-update-2021': 'curl http://supervisor/snapshots/new/full',
  'paper-elements': 'html`<paper-input></paper-input>`',
  '2022-4-new-dev-features': 'class A(Entity):\n  @property\n  def device_state_attributes(self): ...',
  'device-tracker-source-type-deprecation': 'from homeassistant.components.device_tracker import SOURCE_TYPE_GPS',
  'new-precipitation-intensity-units': 'from homeassistant.const import SPEED_INCHES_PER_DAY',
  'number-entity-refactoring': 'class A(NumberEntity):\n  _attr_max_value = 3',
  'weather-entity-refactoring': 'class A(WeatherEntity):\n  @property\n  def temperature(self): ...',
  'cover-intent-deprecated': 'intents:\n  HassCoverOpen:\n',
  'vacuum-updates': 'class A(VacuumEntity): ...',
  'weather-entity-forecast-types': 'class A(WeatherEntity):\n  @property\n  def forecast(self): ...',
  'entity-description-changes': '@dataclass\nclass A(SensorEntityDescription): ...',
  'async-show-progress-changes': 'self.async_show_progress(step_id="pair", progress_action="pair")',
  'climate-climateentityfeatures-expanded': 'class A(ClimateEntity):\n  def turn_on(self): ...',
  'light-color-mode-mandatory': 'class A(LightEntity):\n  def turn_on(self): ...',
  'climate-aux-heater-deprecated': 'class A(ClimateEntity):\n  def turn_aux_heat_on(self): ...',
  'deprecated-backports-and-typing-aliases': 'from homeassistant.helpers.typing import HomeAssistantType',
  'fan-fanentityfeatures-turn-on-off': 'class A(FanEntity):\n  async def async_turn_on(self): ...',
  'entity-service-schema-validation':
    'platform.async_register_entity_service("set", vol.Schema({vol.Required("minutes"): int}), "async_set")',
  'template-hass-required': 'from homeassistant.helpers.template import Template\nTemplate("{{ 1 }}")',
  'new-alarm-state-property': 'class A(AlarmControlPanelEntity):\n  @property\n  def state(self): ...',
  'update-entity-changes': 'class A(UpdateEntity):\n  _attr_in_progress = 50',
  'camera-deprecations': 'class A(Camera):\n  async def async_handle_web_rtc_offer(self, offer): ...',
  'new-vacuum-state-property':
    'from homeassistant.components.vacuum import STATE_CLEANING\nclass V(StateVacuumEntity):\n  def state(self): ...',
  'kelvin-preferred-color-temperature-unit': 'from homeassistant.components.light import ATTR_KELVIN',
  'area-squared-units': 'from homeassistant.const import AREA_SQUARE_METERS',
  'service-info': 'from homeassistant.components.zeroconf import ZeroconfServiceInfo',
};

const fileOf = new Map([...pages.keys()].map((file) => [addressOfFile(file, config), file]));
const finds = (id: string, code: string): boolean => {
  const entry = deprecations.find((one) => one.id === id);
  const read = readCode(code);
  return (entry ? patternsOf(entry) : []).some((pattern) => detectedAt(pattern, read) !== undefined);
};

describe.each(deprecations.filter((one) => patternsOf(one).length > 0))(
  '$id',
  ({ id, post = '', earlierPosts = [] }) => {
    const samples = [post, ...earlierPosts].flatMap((address) => samplesIn(fileOf.get(address) ?? ''));
    const before = [
      ...(ofOthers.has(id) ? [] : samples.filter(({ isBefore }) => isBefore).map(({ code }) => code)),
      ...(further[id] === undefined ? [] : [further[id]]),
    ];

    test('is found in each sample of before, of which there is one', () => {
      const remedy = `Show code of before in ${post}, or add some to \`further\` in this test.`;
      expect(before.length, remedy).toBeGreaterThan(0);
      const missed = before.filter((code) => !finds(id, code));
      expect(missed, `Correct \`detect\` of ${id} in data/deprecations.yml, or these samples.`).toEqual([]);
    });

    test('is not found in the samples of after', () => {
      expect(samples.filter(({ isBefore, code }) => !isBefore && finds(id, code)).map(({ code }) => code)).toEqual([]);
    });
  },
);

test('every entry has patterns or is listed for readers to check', () => {
  expect(deprecations.filter((one) => patternsOf(one).length === 0 && one.checkByHand !== true)).toEqual([]);
});
