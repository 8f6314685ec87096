import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../content/check-content';
import { contentDir } from '../content/content-dir';
import { reportForActions, reportForTerminal } from '../content/report-problems';
import { isError } from '../model/problems';
import type { CompiledPage } from '../content/compile-page';
import { compileOnce } from './compile-cache';

const developing = process.env.NODE_ENV !== 'production';

/** Checks the whole content before any node exists: a build fails once, with everything that is wrong. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, cache }) => {
  const problems = await checkContent({
    contentDir,
    staticDir: path.resolve('static'),
    withDrafts: developing,
    compile: async (pages, tree) => {
      const compiled: CompiledPage[] = [];
      for (const [file, source] of pages) compiled.push(await compileOnce(file, source, cache, tree));
      return compiled;
    },
  });
  if (problems.length === 0) return;
  const annotations = reportForActions(problems, contentDir);
  if (annotations !== '') console.log(annotations);
  const report = `Problems in ${contentDir}\n\n${reportForTerminal(problems, contentDir)}`;
  if (!problems.some(isError)) reporter.warn(report);
  else if (developing) reporter.error(report);
  else reporter.panic(report);
};
