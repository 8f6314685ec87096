import type { PageContext } from '../markdown/page-context';
import { askedReference } from '../model/reference/reference';
import { digestOf } from './digest';
import { digestOfTransformed } from './transformed-pages';
import type { TreeContext } from './tree-context';

/** What the compiler may ask about the tree around a page, and how an answer is remembered. */
const questions = {
  address: (tree, file) => tree.addressOf(file) ?? '',
  name: (tree, file) => tree.ownName(file),
  exists: (tree, file) => String(tree.hasFile(file)),
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

/** All that a compiled page follows from besides code and settings. */
export interface MadeFrom {
  /** Digest of its text. */
  readonly source: string;
  /** What it asked of the tree, and the answers. */
  readonly answers: readonly (readonly [Question, string, string])[];
}

/** A context that answers as the tree does, and keeps what it is asked. */
export function recordingContext(tree: TreeContext): { context: PageContext; answers: MadeFrom['answers'] } {
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
    syntax: tree.syntax,
    reference: askedReference(tree.reference, (file) => record('data', file)),
  };
  return { context, answers };
}

/** Whether a page would be compiled from the same answers again. */
export const hasSameAnswers = ({ answers }: MadeFrom, tree: TreeContext): boolean =>
  answers.every(([question, subject, answer]) => questions[question](tree, subject) === answer);

/** The files, by their paths in the tree, whose text was asked for, or whether they are there. */
export const filesAsked = ({ answers }: MadeFrom): string[] =>
  answers.flatMap(([question, file]) => (['text', 'exists', 'beside'].includes(question) ? [file] : []));
