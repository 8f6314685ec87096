import { parser } from '@lezer/python';
import { escapeRegExp } from '../escape';

/** What an entry of the calendar says about code. */
export interface Detectable {
  readonly what: readonly string[];
  readonly detect?: readonly string[] | undefined;
  readonly checkByHand?: boolean | undefined;
}

const isPlainName = /^[\w*]+(?:\.[\w*]+)*$/;

/** The patterns that find what an entry is about. */
export const patternsOf = ({ detect, what }: Detectable): readonly string[] =>
  detect ?? what.filter((name) => isPlainName.test(name));

type Tree = ReturnType<typeof parser.parse>;
type Node = Tree['topNode'];
type Place = Pick<Node, 'from' | 'to'>;

/** Something that code does, in the notation of the patterns: `hass.helpers`, `class LightEntity`, `Template(_)`. */
interface Fact {
  readonly text: string;
  readonly at: number;
  /** Whether the code does not say where the first name comes from, as in a list of names. */
  readonly isOpen: boolean;
}

/** A name that Python code imports, or reads of something that it has imported. */
export interface PythonUse {
  /** What has the name: a module, or a class that was imported from one. */
  readonly of: string;
  readonly name: string;
  readonly imported: boolean;
  readonly at: number;
}

/** Code whose facts have been collected, to compare with many patterns. */
export interface ReadCode {
  /** Each once, where it comes first. */
  readonly facts: readonly Fact[];
  readonly uses: readonly PythonUse[];
  /** The code without comments, for patterns in quotes. */
  readonly text: string;
}

/**
 * Parses Python. Code that is only imported when an import fails is left out: it keeps working after a removal. Other languages
 * result in few facts, but their text is searched as well.
 */
export function readCode(code: string): ReadCode {
  const tree = parser.parse(code);
  const facts = new Map<string, Fact>();
  const uses: PythonUse[] = [];
  const meanings = new Map<string, string>();
  const bases = new Map<string, string[]>();
  const textOf = (node: Node): string => code.slice(node.from, node.to);
  /** Names that an expression reads one after the other: `hass.config.units`. */
  const chainOf = (node: Node): string[] | undefined => {
    if (node.name === 'VariableName') return [textOf(node)];
    if (node.name !== 'MemberExpression') return undefined;
    const property = node.getChild('PropertyName');
    const before = node.firstChild && chainOf(node.firstChild);
    return property && before ? [...before, textOf(property)] : undefined;
  };
  const resolved = (chain: readonly string[]): string => {
    const [first = '', ...rest] = chain;
    return [meanings.get(first) ?? first, ...rest].join('.');
  };
  const note = (text: string, at: number, isOpen = false): void => {
    const key = `${text} ${isOpen}`;
    if (!facts.has(key)) facts.set(key, { text, at, isOpen });
  };
  const define = (name: string, meaning = name): void => void (meanings.has(name) || meanings.set(name, meaning));

  const readImport = (node: Node): void => {
    let module = '';
    let isAfterImport = false;
    const isFrom = node.firstChild?.name === 'from';
    const names: { name: string; alias?: string; at: number }[] = [];
    let isAlias = false;
    let isContinued = false;
    for (const child of childrenOf(node)) {
      if (child.name === 'import') isAfterImport = true;
      else if (!isAfterImport && child.name !== 'from') module += textOf(child);
      else if (child.name === 'as') isAlias = true;
      else if (child.name === '.') isContinued = true;
      else if (child.name === 'VariableName') {
        const last = names.at(-1);
        if (isAlias && last) last.alias = textOf(child);
        else if (isContinued && last) last.name += `.${textOf(child)}`;
        else names.push({ name: textOf(child), at: child.from });
        isAlias = false;
        isContinued = false;
      }
    }
    for (const { name, alias, at } of names) {
      const full = isFrom ? `${module}.${name}` : name;
      if (isFrom || alias !== undefined) meanings.set(alias ?? name, full);
      if (isFrom) uses.push({ of: module, name, imported: true, at });
      noteChain(full.split('.'), at, false);
    }
  };
  /** All beginnings of a chain, because a pattern may name what the rest is a part of. */
  const noteChain = (names: readonly string[], at: number, isOpen: boolean): void => {
    // What comes from the code's own modules is not the platform's.
    if (names[0] !== '') names.forEach((_, index) => note(names.slice(0, index + 1).join('.'), at, isOpen));
  };

  // What the code defines itself is not the platform's, wherever it stands.
  const collect = (node: Node): void => {
    if (node.name === 'ImportStatement') readImport(node);
    if (node.name === 'ClassDefinition' || node.name === 'FunctionDefinition') {
      const name = node.getChild('VariableName');
      if (name) define(textOf(name));
      if (name && node.name === 'ClassDefinition')
        bases.set(
          textOf(name),
          childrenOf(node.getChild('ArgList') ?? node).flatMap((base) => {
            const chain = base.prevSibling?.name === 'AssignOp' ? undefined : chainOf(base);
            return chain && base !== name && base.parent?.name === 'ArgList' ? [resolved(chain)] : [];
          }),
        );
    }
    if (node.name === 'ParamList') for (const name of node.getChildren('VariableName')) define(textOf(name));
    const { prevSibling } = node;
    if (node.name === 'VariableName' && (prevSibling?.name === 'for' || prevSibling?.name === 'as'))
      define(textOf(node));
    if (node.name === 'AssignStatement')
      for (const name of targetsOf(node)) if (name.name === 'VariableName') define(textOf(name));
    for (const child of partsOf(node)) collect(child);
  };
  const partsOf = (node: Node): Node[] =>
    childrenOf(node).filter((child) => !(child.name === 'Body' && isImportFallback(child, textOf)));
  /** The class, those that it derives from in this code, and those that these derive from. */
  const ancestors = (name: string, seen: readonly string[] = []): string[] =>
    (bases.get(name) ?? []).flatMap((base) => [base, ...(seen.includes(base) ? [] : ancestors(base, [...seen, base]))]);
  const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

  const read = (node: Node, scopes: readonly string[]): void => {
    let inside = scopes;
    const noteMember = (name: string, at: number, ending = ''): void => {
      const plain = name.replace(/^_attr_/, '');
      for (const scope of scopes) note(`${scope}.${plain}${ending}`, at);
      if (ending !== '') note(`${plain}${ending}`, at);
    };
    switch (node.name) {
      case 'ImportStatement':
        return;
      case 'ClassDefinition':
      case 'FunctionDefinition': {
        const name = node.getChild('VariableName');
        if (!name) break;
        noteMember(textOf(name), name.from);
        if (node.name === 'ClassDefinition') {
          inside = ancestors(textOf(name)).map(last);
          for (const base of ancestors(textOf(name))) note(`class ${base}`, name.from);
        } else inside = [...scopes, textOf(name)];
        break;
      }
      case 'AssignStatement':
        for (const target of targetsOf(node)) {
          const chain = chainOf(target);
          const name = chain?.at(-1);
          if (!chain || name === undefined) continue;
          const isOwn = chain.length === 1 || (chain.length === 2 && chain[0] === 'self');
          const isNumber = node.lastChild?.name === 'Number';
          note(`${chain.join('.')} =`, target.from);
          if (isOwn) {
            noteMember(name, target.from);
            noteMember(name, target.from, ' =');
          }
          if (isNumber) noteMember(name, target.from, ' = 0');
        }
        break;
      case 'Decorator':
      case 'CallExpression': {
        const called = node.name === 'Decorator' ? node.getChild('VariableName') : node.firstChild;
        const callee = called && chainOf(called);
        const list = node.getChild('ArgList');
        if (!callee || !list) break;
        const name = resolved(callee);
        const open = callee.length === 1 && !meanings.has(callee[0] ?? '');
        const parts = childrenOf(list).filter(({ name }) => !/^[(),]$/.test(name));
        if (parts.length === 1) note(`${name}(_)`, node.from, open);
        for (const part of parts) {
          if (part.nextSibling?.name === 'AssignOp') note(`${name}(${textOf(part)}=)`, node.from, open);
          if (part.name === 'String') note(`${name}("${textOf(part).slice(1, -1)}")`, node.from, open);
          const inner = part.name === 'CallExpression' && part.firstChild && chainOf(part.firstChild);
          if (inner) note(`${name}(${last(resolved(inner))}())`, node.from, open);
        }
        break;
      }
      case 'MemberExpression': {
        const owner = node.firstChild && chainOf(node.firstChild);
        if (owner && node.getChild('['))
          for (const scope of ['', ...scopes.map((one) => `${one}.`)]) note(`${scope}${resolved(owner)}[]`, node.from);
        break;
      }
      default:
    }
    const chain = chainOf(node);
    const isParameter =
      node.parent?.name === 'ParamList' || (node.parent?.name === 'ArgList' && node.nextSibling?.name === 'AssignOp');
    if (chain && !isParameter) {
      let of = meanings.get(chain[0] ?? '') ?? '';
      for (const name of of === '' ? [] : chain.slice(1)) {
        uses.push({ of, name, imported: false, at: node.from });
        of += `.${name}`;
      }
      noteChain(resolved(chain).split('.'), node.from, !meanings.has(chain[0] ?? ''));
      return;
    }
    for (const child of partsOf(node)) read(child, inside);
  };
  collect(tree.topNode);
  read(tree.topNode, []);
  return { facts: [...facts.values()], uses, text: withoutParts(code, commentsIn(tree)) };
}

/** Where code has comments, also within what is not read: in imports, and in what runs when one fails. */
function commentsIn(tree: Tree): Place[] {
  const comments: Place[] = [];
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name === 'Comment') comments.push({ from, to });
    },
  });
  return comments;
}

/** The code with spaces in place of these parts, which are in its order. */
function withoutParts(code: string, parts: readonly Place[]): string {
  let end = 0;
  const kept = parts.map(({ from, to }) => {
    const before = code.slice(end, from);
    end = to;
    return before + ' '.repeat(to - from);
  });
  return kept.join('') + code.slice(end);
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** What a statement assigns to: everything before its last `=`, without types. */
function targetsOf(statement: Node): Node[] {
  const children = childrenOf(statement);
  const end = children.findLastIndex(({ name }) => name === 'AssignOp');
  return children.slice(0, end).filter(({ name }) => name === 'VariableName' || name === 'MemberExpression');
}

/** The body of `except ImportError`, which runs where the name is gone. */
function isImportFallback(body: Node, textOf: (node: Node) => string): boolean {
  const caught = body.prevSibling;
  return caught?.prevSibling?.name === 'except' && /\b(?:Import|ModuleNotFound)Error\b/.test(textOf(caught));
}

/** The line where code does what a pattern says, or `undefined`. */
export function detectedAt(pattern: string, code: ReadCode): number | undefined {
  const [first = '', ...conditions] = pattern.split(/ (?=with(?:out)? )/);
  const line = lineOf(first, code);
  const holds = conditions.every((condition) => {
    const [, without, term = ''] = /^with(out)? (.*)$/.exec(condition) ?? [];
    return (lineOf(term, code) === undefined) === (without !== undefined);
  });
  return holds ? line : undefined;
}

function lineOf(term: string, { facts, text }: ReadCode): number | undefined {
  const at = term.startsWith('"') ? placeOfText(term.slice(1, -1), text) : placeOfFact(term, facts);
  return at === undefined ? undefined : lineAt(at, text);
}

/** The line, counted from 1, in which a place of a text is. */
export const lineAt = (at: number, text: string): number => text.slice(0, at).split('\n').length;

const placeOfText = (words: string, text: string): number | undefined =>
  new RegExp(`${/^\w/.test(words) ? '(?<![\\w-])' : ''}${escapeRegExp(words)}(?![\\w-])`).exec(text)?.index;

function placeOfFact(term: string, facts: readonly Fact[]): number | undefined {
  const [, kind = '', name = ''] = /^(class )?(.*)$/.exec(term) ?? [];
  const words = globbed(name);
  const whole = new RegExp(`^${kind}(?:[\\w.]*\\.)?${words}$`);
  const short = kind === '' ? shortForm(term) : undefined;
  return facts.find(({ text, isOpen }) => whole.test(text) || (isOpen && short?.test(text) === true))?.at;
}

const globbed = (name: string): string => escapeRegExp(name).replaceAll('\\*', '\\w*');

/**
 * A dotted name without its module or object: code that does not show its imports may use it alone. Members of classes and plain
 * words do not count, because they occur everywhere.
 */
function shortForm(term: string): RegExp | undefined {
  const [, owner = '', name = ''] = /([\w*]+)\.([\w*]+(?:\(.*\))?)$/.exec(term) ?? [];
  const isMember = /^[A-Z]/.test(owner) && /^[a-z*]/.test(name);
  if (isMember || !/[_A-Z]/.test(name)) return undefined;
  return new RegExp(`^${term.startsWith('homeassistant.') ? '(?:(?!self\\.)\\w+\\.)?' : ''}${globbed(name)}$`);
}
