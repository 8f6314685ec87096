import { escapeRegExp } from '../../model/escape';
import type { HeaderRule } from '../headers';
import { redirectRules } from '../redirects';
import type { HostedSite } from './hosted-site';

/** A regular expression or a text with variables between quotes of nginx. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`;

/** A text in which `$` begins no variable: nginx has no escape for it, only a variable whose value it is. */
const literal = (text: string): string => text.replaceAll('$', () => '${site_dollar}');

/** A pattern of `_headers` as a regular expression of nginx. */
const expression = (pattern: string): string => quoted(`~^${pattern.split('*').map(escapeRegExp).join('.*')}$`);

/** A `map` of one variable to another. The first line that fits wins. */
const map = (from: string, to: string, lines: readonly string[]): string =>
  [`map ${from} ${to} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');

const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** The last rule that fits wins in `_headers`, the first one here. */
function headerMap(header: string, rules: readonly HeaderRule[], prefix: string): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[header];
    return value === undefined ? [] : [`${expression(prefix + path)} ${quoted(literal(value))}`];
  });
  return map('$uri', variable(header), [...lines.reverse(), 'default ""']);
}

/** Each language has its own not-found page. */
const notFoundMap = (paths: readonly string[], prefix: string): string =>
  paths.length === 0
    ? ''
    : `${map('$uri', '$site_not_found', [
        ...paths.map((path) => `${expression(`${prefix}${path}/*`)} ${prefix}${path}/404.html`),
        `default ${prefix}/404.html`,
      ])}\n`;

function redirectLine({ from, to }: { readonly from: string; readonly to: string }): string {
  const splat = from.endsWith('/*');
  const pattern = splat
    ? `${escapeRegExp(from.slice(0, -2))}/+(?<splat>.*)`
    : `${escapeRegExp(from.replace(/\/$/, ''))}/?`;
  const [target = '', hash] = literal(to)
    .replace(':splat', () => '$splat')
    .split('#');
  const query = target.includes('?') ? '$site_further_args' : '$is_args$args';
  return `${quoted(`~^${pattern}$`)} ${quoted(target + query + (hash === undefined ? '' : `#${hash}`))}`;
}

/** What a browser may get compressed; HTML is compressed in any case. */
const compressed =
  'text/css text/markdown text/plain text/calendar text/javascript application/javascript application/json application/xml ' +
  'application/rss+xml application/atom+xml application/manifest+json image/svg+xml';

/** Below this size, compression saves no packet. `npm run serve` does the same. */
export const minBytesToCompress = 512;

/**
 * A server of nginx, to be included in `http`. The redirects look at the address as the client wrote it: nginx would decode a line
 * break in it, which must not get into a header. `$uri` is the not-found page when that is sent, so no rule of a missing script holds.
 */
export function nginxConfig({ redirects, rules, prefix, notFound = [] }: HostedSite): string {
  const headers = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))].filter(
    (name) => name !== 'Content-Type',
  );
  const types = rules.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type === undefined
      ? []
      : [
          `  location ${expression(prefix + path).replace('"~', '~ "')} {\n    types { }\n    default_type ${quoted(type)};\n  }\n`,
        ],
  );
  return `# Written by the build. Include it in http { … }, and put the files of public/ into /usr/share/nginx/html${prefix}.
geo $site_dollar {
  default "$";
}
${map('$args', '$site_further_args', ['"" ""', 'default "&$args"'])}
${map('$request_uri', '$site_path', ['"~^(?<asked>[^?]*)" $asked', 'default ""'])}
${map('$site_path', '$site_moved', [...redirectRules(redirects, prefix).map(redirectLine), 'default ""'])}
${map('$site_path', '$site_without_suffix', [
  `${quoted(`~^${escapeRegExp(prefix)}/404\\.html$`)} ""`,
  `${quoted(`~^${escapeRegExp(prefix)}/index\\.html$`)} ${quoted(`${prefix}/`)}`,
  String.raw`"~^(?<page>/[^/].*)/index\\.html$" $page`,
  String.raw`"~^(?<page>/[^/].*)\\.html$" $page`,
  'default ""',
])}
${headers.map((header) => headerMap(header, rules, prefix)).join('\n')}
${notFoundMap(notFound, prefix)}
server {
  listen 8080;
  root /usr/share/nginx/html;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_min_length ${minBytesToCompress};
  gzip_types ${compressed};
  client_body_timeout 10s;
  client_header_timeout 10s;
  error_page 404 ${notFound.length === 0 ? `${prefix}/404.html` : '$site_not_found'};
${headers.map((header) => `  add_header ${header} ${variable(header)} always;`).join('\n')}

  if ($site_moved) {
    return 301 $site_moved;
  }
${types.join('')}
  location / {
    try_files $uri $uri/index.html @missing;
  }
  location @missing {
    if ($site_without_suffix) {
      return 301 $site_without_suffix$is_args$args;
    }
    return 404;
  }
}
`;
}
