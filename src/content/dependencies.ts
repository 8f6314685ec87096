import type { PageContext } from '../markdown/page-context';
import { askedReference } from '../model/reference/reference';
import { compilePage } from './compile-page';
import type { CompiledPage } from './compile-page';
import { digestOf } from '../model/digest';
import { digestOfTransformed } from './transformed-pages';
import type { TreeContext } from './tree-context';

/** What the compiler may ask about the tree around a page, and how an answer is recorded. */
const questions = {
  address: (tree, file) => tree.addressOf(file) ?? '',
  name: (tree, file) => tree.ownName(file),
  exists: (tree, file) => String(tree.hasFile(file)),
  package: (tree, name) => String(tree.hasPackage(name)),
  beside: (tree, file) => String(tree.hasFileBeside(file)),
  text: (tree, file) => digestOf(tree.readText(file)),
  pages: (tree) => digestOf(tree.pageFiles().join('\n')),
  component: (tree, name) => String(tree.hasComponent(name)),
  elements: (tree) => tree.replacedElements().join(),
  themes: (tree) => String(tree.hasFurtherThemes()),
  rule: (tree, file) => String(tree.isRule(file)),
  transformed: (tree, file) => digestOfTransformed(tree.root, file),
  data: (tree, file) => tree.digestOfData(file),
} satisfies Record<string, (tree: TreeContext, subject: string) => string>;

type Question = keyof typeof questions;

/** Everything that a compiled page depends on besides code and settings. */
export interface Dependencies {
  /** Digest of the page's text. */
  readonly source: string;
  /** The questions that it asked about the tree, with the answers. */
  readonly answers: readonly (readonly [Question, string, string])[];
}

/** A context that answers from the tree and records every question. */
export function recordingContext(tree: TreeContext): { context: PageContext; answers: Dependencies['answers'] } {
  const answers: [Question, string, string][] = [];
  const asked = new Set<string>();
  const record = (question: Question, subject = ''): TreeContext => {
    const key = `${question} ${subject}`;
    if (!asked.has(key)) answers.push([question, subject, questions[question](tree, subject)]);
    asked.add(key);
    return tree;
  };
  const context: PageContext = {
    addressOf: (file) => record('address', file).addressOf(file),
    ownName: (file) => record('name', file).ownName(file),
    hasFile: (file) => record('exists', file).hasFile(file),
    hasFileBeside: (file) => record('beside', file).hasFileBeside(file),
    hasPackage: (name) => record('package', name).hasPackage(name),
    readText: (file) => record('text', file).readText(file),
    pageFiles: () => record('pages').pageFiles(),
    hasComponent: (name) => record('component', name).hasComponent(name),
    replacedElements: () => record('elements').replacedElements(),
    hasFurtherThemes: () => record('themes').hasFurtherThemes(),
    isRule: (file) => record('rule', file).isRule(file),
    transformed: tree.transformed && ((file, body) => record('transformed', file).transformed?.(file, body)),
    // The settings of a tree are part of the key of the whole cache.
    policy: tree.policy,
    dialect: tree.dialect,
    config: tree.config,
    reference: askedReference(tree.reference, (file) => record('data', file)),
  };
  return { context, answers };
}

/** Whether a page would be compiled from the same answers again. */
export const hasSameAnswers = ({ answers }: Dependencies, tree: TreeContext): boolean =>
  answers.every(([question, subject, answer]) => questions[question](tree, subject) === answer);

/** The files, by their paths in the tree, whose text was asked for, or whether they are there. */
export const filesAsked = ({ answers }: Dependencies): string[] =>
  answers.flatMap(([question, file]) => (['text', 'exists', 'beside'].includes(question) ? [file] : []));

/** A compiled page that can be cached, because it knows when it is outdated. */
export interface RecordedPage {
  readonly compiled: CompiledPage;
  readonly dependencies: Dependencies;
}

/** Compiles a page of a tree and records its dependencies. */
export function compileRecorded(file: string, source: string, tree: TreeContext): RecordedPage {
  const { context, answers } = recordingContext(tree);
  const compiled = compilePage(file, source, context);
  return { compiled, dependencies: { source: digestOf(source), answers } };
}

/** Whether compiling this text now would have the same result. */
export const isCurrent = ({ dependencies }: RecordedPage, source: string, tree: TreeContext): boolean =>
  dependencies.source === digestOf(source) && hasSameAnswers(dependencies, tree);
