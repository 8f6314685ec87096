import { leadsElsewhere } from '../../addresses/address';
import { unfitFor } from '../../checks/check-text';
import type { Problem } from '../../problems/problems';
import type { CommonFrontMatter, ParsedFrontMatter } from './front-matter';

/** Values of front matter that have the right type, but mean something else than the author thinks. */
export function checkValues(
  file: string,
  value: CommonFrontMatter,
  [minLevel, maxLevel]: readonly [number, number],
  placeOf: ParsedFrontMatter<unknown>['placeOf'],
): Problem[] {
  const problems: Problem[] = [];
  const warn = (key: keyof CommonFrontMatter, what: string, remedy: string): number =>
    problems.push({ file, ...placeOf(key), what, remedy, severity: 'warning' });
  const { slug = '', tags = [], custom_edit_url: editUrl } = value;
  const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
  // An encoded character is one that the author has thought about.
  const unfit = /\s/.test(slug)
    ? 'a space, which is `%20` in the address of the page'
    : unfitFor(slug.replaceAll('%', ''));
  if (unfit !== undefined) {
    const clean = slug.replaceAll(/[\s?#\\\p{Cc}]+/gu, '-').replace(/-$/, '');
    warn('slug', `The \`slug\` has ${unfit}.`, `Write \`slug: ${clean}\`.`);
  }
  const [root = ''] = file.split('/');
  const below = slug.replace(/^\//, '');
  if (below.startsWith(`${root}/`))
    warn(
      'slug',
      `The \`slug\` begins with \`${root}/\`, although it stands below that already.`,
      `Write \`slug: ${below.slice(root.length)}\`.`,
    );
  const folded = tags.map((tag) => tag.toLowerCase());
  const twice = tags.find((tag, at) => folded.indexOf(tag.toLowerCase()) !== at);
  if (twice !== undefined) warn('tags', `The tag \`${twice}\` is listed twice.`, 'Remove one of the two.');
  if (typeof editUrl === 'string' && !leadsElsewhere(editUrl))
    warn(
      'custom_edit_url',
      `\`custom_edit_url: ${editUrl}\` is not a complete address.`,
      'Write the whole address, beginning with `https://`, or `null` for no link.',
    );
  if (minLevel > maxLevel && (min ?? max) !== undefined)
    warn(
      min === undefined ? 'toc_max_heading_level' : 'toc_min_heading_level',
      `The table of contents is empty because its highest level of headings (${minLevel}) is below its lowest one (${maxLevel}).`,
      min === undefined
        ? `Write \`toc_max_heading_level: ${minLevel}\`, or more.`
        : `Write \`toc_min_heading_level: ${maxLevel}\`, or less.`,
    );
  return problems;
}
