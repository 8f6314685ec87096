import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../content/check-content';
import { contentDir } from '../content/content-dir';
import { readOrigin } from '../foreign/origin';
import type { PageSource } from '../model/pages';
import { formatProblems, isError } from '../model/problems';
import { compileOnce } from './compile-cache';
import { replaceLiveProblems } from './live-problems';
import { writePrograms } from './programs';

const developing = process.env.NODE_ENV !== 'production';

/** Checks the whole content before any node exists: a build fails once, with everything that is wrong. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, cache }) => {
  const pages: PageSource[] = [];
  const origin = readOrigin(contentDir);
  const problems = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: developing,
    compile: async (file, source) => {
      const compiled = await compileOnce(file, source, cache);
      if (compiled.page) pages.push(compiled.page);
      return compiled;
    },
  });
  await writePrograms(pages);
  if (origin && origin.notes.length > 0) {
    reporter.warn(['Not taken over from the settings:', ...origin.notes.map((note) => `- ${note}`)].join('\n'));
  }
  if (developing) replaceLiveProblems(problems.filter(isError));
  if (problems.length === 0) return;
  const report = `Problems in ${origin?.root ?? contentDir}\n\n${formatProblems(problems)}`;
  if (!problems.some(isError)) reporter.warn(report);
  else if (developing) reporter.error(report);
  else reporter.panic(report);
};
