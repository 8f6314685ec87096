import { stripVTControlCharacters } from 'node:util';

/** A line of a stack, as Node writes it and as Gatsby does, which names the file in a line below. */
const ofStack = /^\s+at .*:\d+:\d+\)?$|^\s+- \S+:\d+(?: |$)|^\s+(?:\[\S+|node:\S+|\S*\/\S+):\d+:\d+$/;
/** The last words of V8. Until the end, addresses of its own functions follow. */
const ofV8 = /^<--- Last few GCs|^----- Native stack trace/;

/**
 * Output of a process without the stacks of its errors, which tell most people nothing. Call `take` with each chunk, and `end` at the end, which
 * returns what was left out, for an error that nothing else explains.
 */
export function holdStacks(write: (text: string) => void): {
  readonly take: (chunk: string) => void;
  readonly end: () => string;
} {
  const held: string[] = [];
  let rest = '';
  let isOver = false;
  let isInStack = false;
  const line = (text: string): void => {
    const plain = stripVTControlCharacters(text).trimEnd();
    isOver ||= ofV8.test(plain);
    // Gatsby puts a blank line with marks of colors behind each line of a stack, and names functions of Node without a place.
    const isBelow = isInStack && (plain === '' ? text !== '' : /^\s+- \S+$/.test(plain));
    isInStack = isOver || isBelow || ofStack.test(plain);
    if (isInStack) held.push(text);
    else write(`${text}\n`);
  };
  return {
    take: (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) line(text);
    },
    end: () => {
      if (rest !== '') line(rest);
      rest = '';
      return held.join('\n');
    },
  };
}
