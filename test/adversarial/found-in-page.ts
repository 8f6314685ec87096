import { load } from 'cheerio';
import { hasAllowedSource } from '../../src/model/addresses/schemes';
import type { CompiledMarkdown, ElementAttribute, Segment } from '../../src/model/types';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Written out once more, so that a change of the compiler's own lists shows here. */
const elements = words(
  'a abbr aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike ' +
    'button strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr ' +
    'svg g path rect circle ellipse line polygon polyline text tspan defs marker title clippath',
);
const attributes = words(
  'id class title lang dir role translate hidden width height align valign bgcolor color border href name target rel download ' +
    'hreflang type src srcset sizes alt loading decoding poster controls autoplay loop muted playsinline preload media ' +
    'cellpadding cellspacing summary span colspan rowspan headers nowrap scope abbr start reversed value open cite datetime ' +
    'tabindex checked disabled ' +
    'd x y x1 y1 x2 y2 cx cy r rx ry points fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity ' +
    'transform viewbox text-anchor dominant-baseline font-size font-weight font-family font-style dy dx marker-end marker-start ' +
    'markerwidth markerheight refx refy orient markerunits letter-spacing preserveaspectratio clip-path fill-opacity stroke-opacity',
);
const ofAddress = words('href src poster cite');

/** Elements, attributes and addresses of a compiled page that no page may have. */
export const foundInPage = ({ body, excerpt }: Pick<CompiledMarkdown, 'body' | 'excerpt'>): string[] =>
  [...body, ...excerpt].flatMap(foundInSegment);

const textOf = (value: ElementAttribute): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function foundInSegment(segment: Segment): string[] {
  if (segment.kind === 'html') return foundInHtml(segment.html);
  const inner = 'children' in segment ? segment.children.flatMap(foundInSegment) : [];
  if (segment.kind !== 'element') return inner;
  const own = Object.entries(segment.attributes).flatMap(([name, value]) =>
    foundInAttribute(segment.tag, name.replace('className', 'class').toLowerCase(), textOf(value)),
  );
  return [...(elements.has(segment.tag) ? [] : [`<${segment.tag}>`]), ...own, ...inner];
}

function foundInHtml(html: string): string[] {
  const page = load(html, null, false);
  return page('*')
    .toArray()
    .flatMap((element) => {
      const name = (page(element).prop('tagName') ?? '').toLowerCase();
      const attribs = Object.entries(page(element).attr() ?? {});
      return [
        ...(elements.has(name) ? [] : [`<${name}>`]),
        ...attribs.flatMap(([attribute, value]) => foundInAttribute(name, attribute.toLowerCase(), value)),
      ];
    });
}

function foundInAttribute(tag: string, name: string, value: string): string[] {
  const allowed = attributes.has(name) || /^(?:aria|data)-[\w-]+$/.test(name);
  const clobbers = name === 'name' && tag !== 'a' && tag !== 'details';
  const leads = ofAddress.has(name) && !hasAllowedSource(value);
  return allowed && !clobbers && !leads ? [] : [`<${tag} ${name}="${value}">`];
}
