import { byPlace, isError } from './problems';
import type { Problem } from './problems';

/** Problems as workflow commands of GitHub Actions, which shows them at their lines. `folder` is the content's, from the repository's root. */
export function githubAnnotations(problems: readonly Problem[], folder: string): string {
  return [...problems]
    .sort(byPlace)
    .map((problem) => {
      const { file, line, column, what, remedy } = problem;
      const place = `file=${property(`${folder}/${file}`)},line=${line},col=${column}`;
      return `::${isError(problem) ? 'error' : 'warning'} ${place}::${message(`${what} ${remedy}`)}`;
    })
    .join('\n');
}

const message = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
