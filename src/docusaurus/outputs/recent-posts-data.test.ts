import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readGaps, writeGaps } from '../modules/missing-modules';
import type { PageNode } from '../../gatsby/nodes/domain-nodes';
import { writeRecentPosts } from './recent-posts-data';
import { defaultConfig } from '../../config/site-config';

const post = (name: string, date: string, unlisted = false): PageNode =>
  ({ kind: 'post', blog: 'blog', path: `/blog/${name}`, title: name, date, draft: false, unlisted }) as PageNode;

const request = (id: string): string =>
  `../../.docusaurus/docusaurus-plugin-content-blog/${id}/blog-post-list-prop-${id}.json`;
const written = (folder: string, id: string): unknown => {
  const text = readFileSync(readGaps(folder).get(request(id)) ?? '', 'utf8');
  return JSON.parse(text.replace(/^module\.exports = (.*);\n$/, '$1'));
};

test('the list of posts that pages import has the newest posts of the blog first, whatever the id of the blog', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'posts-'));
  const asked = ['default', 'news'].map(request);
  writeGaps(folder, asked);
  expect(written(folder, 'news')).toEqual({ title: 'Recent posts', items: [] });
  await writeRecentPosts(
    folder,
    [post('old', '2024-01-01'), post('new', '2025-01-01'), post('secret', '2025-02-01', true)],
    defaultConfig().blogs,
  );
  // A check while developing leaves them as they are.
  writeGaps(folder, asked);
  for (const id of ['default', 'news'])
    expect(written(folder, id)).toEqual({
      title: 'Recent posts',
      items: [
        { title: 'new', permalink: '/blog/new', unlisted: false, date: '2025-01-01' },
        { title: 'old', permalink: '/blog/old', unlisted: false, date: '2024-01-01' },
      ],
    });
});
