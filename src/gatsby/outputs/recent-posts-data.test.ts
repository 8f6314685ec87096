import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generatedFile } from '../../docusaurus/modules/generated-files';
import type { PageNode } from '../nodes/domain-nodes';
import { writeRecentPosts } from './recent-posts-data';

const post = (name: string, date: string, unlisted = false): PageNode =>
  ({ kind: 'post', blog: 'blog', path: `/blog/${name}`, title: name, date, draft: false, unlisted }) as PageNode;

test('the list of posts that pages import has the newest posts of the blog first', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'posts-'));
  await writeRecentPosts(folder, [
    post('old', '2024-01-01'),
    post('new', '2025-01-01'),
    post('secret', '2025-02-01', true),
  ]);
  const request = '../../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
  expect(JSON.parse(readFileSync(generatedFile(request, folder) ?? '', 'utf8'))).toEqual({
    title: 'Recent posts',
    items: [
      { title: 'new', permalink: '/blog/new', unlisted: false, date: '2025-01-01' },
      { title: 'old', permalink: '/blog/old', unlisted: false, date: '2024-01-01' },
    ],
  });
});
