import { expect, test } from 'vitest';
import { requestGroup } from '../reference/endpoint-samples';
import type { Segment } from '../types';
import { chapterLength } from './chapter-length';

const text = (html: string): Segment => ({ kind: 'html', html });
const tabs = (groupId: string): Segment => ({
  ...{ kind: 'component', name: 'Tabs', props: { groupId } },
  children: [text('1'), text('22'), text('333')],
});

test('of a request for several clients, only the first counts, because the others are hidden', () => {
  expect(chapterLength([text('12345'), tabs(requestGroup)])).toBe(6);
  expect(chapterLength([tabs('language')])).toBe(6);
});
