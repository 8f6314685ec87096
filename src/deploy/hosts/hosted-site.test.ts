import { expect, test } from 'vitest';
import type { HostedSite } from './hosted-site';
import { joinLanguages, joinPolicies } from './hosted-site';
import { redirectsFile } from '../redirects';
import { nginxConfig } from './nginx';

const siteAt = (prefix: string, policy: string): HostedSite => ({
  ...{ prefix, policy, origin: 'https://h.dev', pages: ['/', '/docs/a'] },
  rules: [
    { path: '/*', headers: { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' } },
    { path: '/static/*', headers: { 'Cache-Control': 'forever' } },
  ],
  redirects: [
    { from: '/docs/old', to: '/docs/a' },
    { from: '/docs/gone', to: 'https://elsewhere.dev' },
  ],
});

test('rules, redirects and pages of a language are below its path, also on a site below a base path', () => {
  const joined = joinLanguages(siteAt('/kit', "script-src 'self' 'a'"), [siteAt('/kit/de', "script-src 'self' 'b'")]);
  expect(joined.rules).toEqual([
    {
      path: '/*',
      headers: { 'Content-Security-Policy': "script-src 'self' 'a' 'b'", 'X-Content-Type-Options': 'nosniff' },
    },
    { path: '/static/*', headers: { 'Cache-Control': 'forever' } },
    { path: '/de/static/*', headers: { 'Cache-Control': 'forever' } },
  ]);
  expect(joined.redirects.slice(0, 3)).toEqual([
    { from: '/de/docs/old', to: '/de/docs/a' },
    { from: '/de/docs/gone', to: 'https://elsewhere.dev' },
    { from: '/docs/old', to: '/docs/a' },
  ]);
  expect(joined.pages).toEqual(['/', '/docs/a', '/de/', '/de/docs/a']);
  expect([joined.prefix, joined.notFound]).toEqual(['/kit', ['/de']]);
  expect(joined.policy).toBe("script-src 'self' 'a' 'b'");
});

test('a policy for two sites allows what either of them allows', () => {
  expect(
    joinPolicies(
      "default-src 'none'; img-src 'self'",
      "default-src 'none'; img-src 'self' https://a; media-src https://b",
    ),
  ).toBe("default-src 'none'; img-src 'self' https://a; media-src https://b");
});

test('hosts show the not-found page of the language', () => {
  const joined = joinLanguages(siteAt('/kit', ''), [siteAt('/kit/de', '')]);
  expect(nginxConfig(joined)).toMatch(
    /map \$uri \$site_not_found \{\n {2}"~\^\\\\\/kit\\\\\/de\b.* \/kit\/de\/404\.html;\n {2}default \/kit\/404\.html;\n\}/,
  );
  expect(nginxConfig(joined)).toContain('error_page 404 $site_not_found;');
  expect(redirectsFile(joined.redirects, joined.prefix, joined.notFound)).toMatch(
    /\n\/kit\/de\/\* \/kit\/de\/404\.html 404\n$/,
  );
});
