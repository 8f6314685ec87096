import type { SiteConfig } from '../../config/site-config';
import type { Problem } from '../../model/problems/problems';
import { loadReference } from '../../model/reference/reference';
import { addressOfDoc } from '../../model/addresses/page-addresses';
import { isAhead } from '../../model/reference/releases';
import type { NodeFields } from './domain-nodes';

/**
 * The nodes of one file of reference data. Only deprecations have some, because pages query nothing else of the reference; whoever wants the
 * data itself has `/data/*.json`. A file with problems makes none.
 */
export function referenceNodes(
  name: string,
  source: string,
  report: (problems: readonly Problem[]) => void,
  config: Pick<SiteConfig, 'docsBasePath'>,
): NodeFields[] {
  const { reference, problems } = loadReference(new Map([[name, source]]));
  if (problems.length > 0) {
    report(problems);
    return [];
  }
  const { deprecations } = reference.single;
  return (deprecations?.deprecations ?? []).map(({ id, docs, ...deprecation }): NodeFields<'Deprecation'> => ({
    ...deprecation,
    type: 'Deprecation',
    id: `deprecation:${id}`,
    deprecationId: id,
    path: `${addressOfDoc(deprecations?.doc ?? '', config)}#deprecation-${id}`,
    docs,
    ahead: isAhead(deprecation.removedIn, deprecations?.currentRelease ?? ''),
  }));
}
