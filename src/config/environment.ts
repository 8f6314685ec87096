import path from 'node:path';

/** What the environment says about a run. No other module reads these variables, and this one reads them when it is asked. */
export const environment = {
  /** Folder that holds the folders of pages, `data/` and `site.yml`. */
  contentDir: (): string => path.resolve(process.env.CONTENT_DIR ?? 'content'),
  /** Name of the host that the site is built for, if one was chosen. */
  deployHost: (): string | undefined => process.env.DEPLOY_HOST,
  /** Whether a report lists all problems instead of groups. */
  reportsAll: (): boolean => process.env.CONTENT_REPORT === 'all',
  isGithubAction: (): boolean => process.env.GITHUB_ACTIONS !== undefined,
};

/** Tells processes that this one starts which tree they work on, and how they report. */
export function setEnvironment(contentDir: string, reportsAll: boolean): void {
  process.env.CONTENT_DIR = contentDir;
  process.env.CONTENT_REPORT = reportsAll ? 'all' : 'groups';
}
