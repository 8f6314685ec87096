import { parseList } from './parse-list';
import { isObject, isText } from './guards';

/** Where a reader left a long page: its path, and the heading that was read last. */
export interface ReadingPosition {
  readonly path: string;
  /** Id of the heading. */
  readonly id: string;
}

/** Pages that are remembered. */
const most = 30;

/** The positions as they were kept on the device, the latest first. */
export const parsePositions = (text: string | null): readonly ReadingPosition[] =>
  parseList(text, isPosition).slice(0, most);

const isPosition = (value: unknown): value is ReadingPosition =>
  isObject(value) && isText(value.path) && isText(value.id);

/** The positions after a page was left. A page that was left at its beginning, or read to its end, is forgotten. */
export const withPosition = (
  positions: readonly ReadingPosition[],
  path: string,
  id: string | undefined,
): readonly ReadingPosition[] => [
  ...(id === undefined ? [] : [{ path, id }]),
  ...positions.filter((one) => one.path !== path).slice(0, most - 1),
];
