import type { BuiltSite } from './built-site';

/** Links of the final HTML that lead to no file or to no element, or out of the path that the site is mounted at: `page → link`. */
export function brokenLinks(site: BuiltSite, base = ''): string[] {
  const ids = new Map(
    [...site.pages].map(([address, $]) => [
      address,
      new Set(
        $('[id]')
          .toArray()
          .map((e) => $(e).attr('id') ?? ''),
      ),
    ]),
  );
  const moved = new Set(
    site
      .read('/_redirects')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  );
  return [...site.pages].flatMap(([address, $]) => {
    const links = $('a[href], link[href], img[src], script[src], source[srcset]').toArray();
    const targets = links.flatMap((element) => {
      const { href, src, srcset } = element.attribs;
      return [href, src, ...(srcset?.split(',').map((part) => part.trim().split(' ')[0]) ?? [])];
    });
    return [...new Set(targets)].flatMap((target) => {
      if (target === undefined || /^([a-z]+:|\/\/)/i.test(target)) return [];
      const url = new URL(target, `http://site${base}${address}`);
      if (!`${url.pathname}/`.startsWith(`${base}/`)) return [`${address} → ${target}`];
      const path = decodeURIComponent(url.pathname.slice(base.length)).replace(/(.)\/$/, '$1') || '/';
      if (site.files.has(path) || moved.has(base + path)) return [];
      const anchors = ids.get(path);
      const anchor = decodeURIComponent(url.hash.slice(1));
      return anchors && (anchor === '' || anchors.has(anchor)) ? [] : [`${address} → ${target}`];
    });
  });
}
