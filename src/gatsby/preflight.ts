import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../content/check-content';
import { contentDir } from '../content/content-dir';
import { formatProblems } from '../model/problems';
import { compileOnce } from './compile-cache';

const developing = process.env.NODE_ENV !== 'production';

/** Checks the whole content before any node exists: a build fails once, with everything that is wrong. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, cache }) => {
  const problems = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: developing,
    compile: (file, source, data) => compileOnce(file, source, data, cache),
  });
  if (problems.length === 0) return;
  const report = `Problems in ${contentDir}\n\n${formatProblems(problems)}`;
  if (developing) reporter.error(report);
  else reporter.panic(report);
};
