import type { SiteConfig } from '../../config/site-config';
import { docPath } from '../addresses/page-addresses';

/** Address of a page that reference data names by its id. Such pages have no custom slug. */
export const addressOfDoc = (id: string, { docsBasePath }: Pick<SiteConfig, 'docsBasePath'>): string =>
  docPath(id, { base: docsBasePath });
