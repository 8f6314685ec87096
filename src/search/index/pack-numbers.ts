/**
 * Numbers as the characters of a text: small ones take a byte in UTF-8, larger ones two or three. That makes UTF-8 the varint
 * coding, and a JSON file its envelope, which every host compresses and every browser parses fast.
 */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCodePoint(characterOf(number))).join('');
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  for (const character of text) numbers.push(numberOf(character.codePointAt(0) ?? 0));
  return numbers;
}

/** From `#` on, without the backslash, which JSON would write as two characters, and without halves of surrogate pairs. */
const first = 0x23;
const backslash = 0x5c;
const surrogates = 0xd800;
const surrogateCount = 0x800;

function characterOf(number: number): number {
  let character = first + number;
  if (character >= backslash) character += 1;
  if (character >= surrogates) character += surrogateCount;
  return character;
}

function numberOf(character: number): number {
  let number = character;
  if (number >= surrogates) number -= surrogateCount;
  if (number > backslash) number -= 1;
  return number - first;
}
