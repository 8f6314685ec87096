import type { Root, RootContent } from 'mdast';
import { z } from 'zod';
import { dataFilesOf, feedPaths, openApiPath } from '../../model/reference/published/published-files';
import { askedReference } from '../../model/reference/reference';
import type { CompileState } from '../compile-state';
import { parseProps, readProps } from '../components/props';
import type { Tag } from '../components/props';
import { writeMarkdown } from '../export/write-markdown';
import { staticValueOfProgram } from '../scope/static-value';
import { walk } from '../walk';
import { apiComponents } from './api-components';
import { checklistComponents, ruleComponents } from './quality-scale-components';
import { expansion, named, present, UnknownName } from './component';
import type { ParseProps, ReferenceComponent } from './component';
import { deprecationComponents, releaseComponents } from './release-components';
import { entityComponents, explorerComponents } from './entity-components';
import { intentComponents, messageComponents } from './message-components';
import { link, list, placed, text } from './nodes';
import { isTag } from '../nodes';

/** Data files of the tree, without their folder: what `of` may name. */
const nameOf = ({ address }: { readonly address: string }): string => address.replace('/data/', '');

const dataLinksComponents = {
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

/** Components that the compiler replaces by Markdown made from the reference data, by the name that pages use. */
const referenceComponents = {
  ...entityComponents,
  ...ruleComponents,
  ...apiComponents,
  ...messageComponents,
  ...intentComponents,
  ...deprecationComponents,
  ...releaseComponents,
  ...explorerComponents,
  ...checklistComponents,
  ...dataLinksComponents,
} satisfies Record<string, ReferenceComponent>;

type ReferenceComponentName = keyof typeof referenceComponents;

export const referenceComponentNames = Object.keys(referenceComponents);

export const isReferenceComponent = (name: string): name is ReferenceComponentName =>
  Object.hasOwn(referenceComponents, name);

/**
 * Replaces components that stand for reference data by Markdown made from it, before headings, sections and links are
 * collected, so the table of contents, the anchors, search and the link check see no difference to written text.
 */
export function expandReference(tree: Root, page: CompileState): void {
  walk(tree, (node, index, parent) => {
    if (!isTag(node)) return undefined;
    const expanded = expandTag(node, page);
    if (!expanded) return undefined;
    if (expanded.refused) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (node.position) page.edits.replaceBlock(node.position, writeMarkdown(expanded.made, page));
    parent.children.splice(index, 1, ...expanded.made.map((child) => placed(child, node.position)));
    return index + expanded.made.length;
  });
}

/** What a component became. One that was refused cannot be made here, whatever the data says. */
interface Expanded {
  readonly made: readonly RootContent[];
  readonly refused: boolean;
}

/** The Markdown that a tag stands for; `undefined` when it does not stand for reference data. Mistakes are reported. */
function expandTag(tag: Tag & { readonly children: readonly unknown[] }, page: CompileState): Expanded | undefined {
  const { reference } = page.context;
  const written = tag.name ?? '';
  const name = page.scope.components.get(written) ?? written;
  const expansion = isReferenceComponent(name) && !isOwn(written, page) ? referenceComponents[name] : undefined;
  if (!expansion) return undefined;
  const add = (what: string, remedy: string): void => page.problems.add(tag, what, remedy);
  const refusal = reasonToRefuse(tag, page);
  if (refusal) {
    add(`\`<${name}>\` ${refusal.what}`, refusal.remedy);
    return { made: [], refused: true };
  }
  if (tag.children.length > 0) add(`\`<${name}>\` cannot have content.`, `Write \`<${name} … />\`.`);
  const asked = new Set<string>();
  const data = askedReference(reference, (file) => asked.add(file));
  // What is missing because of a data file with problems, such as an anchor, is no problem of the page.
  const lacksData = (): boolean =>
    [...reference.broken].some((file) => asked.has(file) || asked.has(file.replace(/[^/]*$/, '')));
  const parse: ParseProps = (schema) => parseProps(name, schema, readProps(tag, page), tag, page);
  try {
    const { addressOf, config } = page.context;
    const docs = { docsBasePath: config.docsBasePath, addressOf: (doc: string) => addressOf(`docs/${doc}.md`) };
    return { made: expansion.expand(parse, data, docs) ?? [], refused: false };
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    if (!lacksData()) add(`\`<${name}>\`: ${error.message}`, error.remedy);
    return { made: [], refused: false };
  } finally {
    page.lacksData ||= lacksData();
  }
}

/** A name that the page's own modules declare, or failed to. */
const isOwn = (name: string, { scope }: CompileState): boolean =>
  [scope.modules, scope.partials, scope.broken].some((names) => names.has(name));

/** Why a component cannot be made here, whatever it says. */
function reasonToRefuse({ attributes }: Tag, page: CompileState): { what: string; remedy: string } | undefined {
  if (page.context.policy === 'lenient')
    return {
      what: 'shows reference data, which this content does not have.',
      remedy: 'Import a component of your site instead, or write the content directly.',
    };
  const isKnown = attributes.every((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return false;
    const { value } = attribute;
    if (typeof value !== 'object' || value === null) return true;
    return staticValueOfProgram(value.data?.estree, page.scope.values) !== undefined;
  });
  if (isKnown) return undefined;
  return { what: 'has attributes that are computed when the page runs.', remedy: 'Use literal values.' };
}
