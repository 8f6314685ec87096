import type { PhrasingContent } from 'mdast';
import { z } from 'zod';
import type { Deprecation } from '../../model/reference/deprecations-file';
import { byRelease, releaseId } from '../../model/reference/releases';
import { expansion, named, present } from './expansion';
import { commas } from './field-table';
import { component, heading, inline, link, table, text } from './nodes';

const file = 'deprecations';
const files = (): string[] => [file];

function announcement({ post, announced }: Deprecation): PhrasingContent[] {
  return [post === undefined ? text(announced) : link(post, text(announced))];
}

const calendar = (deprecations: readonly Deprecation[]) =>
  table(
    ['What', 'Use instead', 'Area', 'Announced', 'Description'],
    deprecations.map((one) => ({
      id: `deprecation-${one.id}`,
      cells: [
        commas(one.what),
        one.replacedBy === undefined ? [text('–')] : commas(one.replacedBy),
        [text(one.area)],
        announcement(one),
        inline(one.description === '' ? one.title : one.description),
      ],
    })),
  );

export const deprecationExpansions = {
  Deprecations: expansion(z.strictObject({ release: z.string().optional() }), files, ({ release }, reference) => {
    const releases = byRelease(present(reference.single[file], file).deprecations);
    if (release !== undefined)
      return [calendar(named(releases, (one) => one.release, release, 'release').deprecations)];
    return [
      component(
        'Interactive',
        { kind: 'table', choices: 'Area' },
        releases.flatMap((one) => [
          heading(2, releaseId(one.release), text(`Removed in ${one.release}`)),
          calendar(one.deprecations),
        ]),
      ),
    ];
  }),
};
