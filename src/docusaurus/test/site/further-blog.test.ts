import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../../test/site/built-site';

/** `src/docusaurus/test/foreign-site`, whose folder `releases` is a blog besides the main one. */
const site = readBuiltSite('.tmp/trees/foreign/public');
const base = '/kettle';
const { page, texts } = site;
const hrefs = (address: string, selector: string): (string | undefined)[] =>
  page(address)(selector)
    .toArray()
    .map((link) => page(address)(link).attr('href'));

describe('a further blog', () => {
  it('has its own lists, archive, tags and authors', () => {
    expect(texts('/changes', 'article h2')).toEqual(['Kettle 2']);
    expect(texts('/changes/page/2', 'article h2')).toEqual(['Kettle 1']);
    expect(page('/changes')('title').text()).toBe('Releases | Kettle Docs');
    expect(texts('/changes/archive', 'main li a')).toEqual(['2024', 'Kettle 2', 'Kettle 1']);
    expect(texts('/changes/topics/full-steam', 'article h2')).toEqual(['Kettle 1']);
    expect(texts('/changes/authors/ada', 'article h2')).toEqual(['Kettle 2']);
    expect(texts('/news/archive', 'main li a')).not.toContain('Kettle 2');
  });

  it('has posts with its authors, neighbors, recent posts and remark plugins', () => {
    const one = '/changes/2024/05/01/one';
    expect([...hrefs(one, 'a[rel=prev]'), ...hrefs(one, 'a[rel=next]')]).toEqual([`${base}/changes/two`]);
    expect(page(one)('main').text()).toContain('By Ada the smith');
    expect(page('/changes/two')('p.whisper').text()).toBe('Psst.');
    expect(hrefs(one, 'article p a').slice(0, 2)).toEqual([`${base}/changes/two`, `${base}/news/2024/02/29/leap`]);
    expect(hrefs('/changes/two', 'nav[aria-labelledby=recent-posts] a')).toEqual(
      ['two', '2024/05/01/one', 'archive'].map((name) => `${base}/changes/${name}`),
    );
  });

  it.each(['/changes/topics', '/changes/topics/full-steam', '/changes/authors', '/changes/authors/ada'])(
    'has its newest posts beside %s',
    (address) => {
      expect(hrefs(address, 'nav[aria-labelledby=recent-posts] a')[0]).toBe(`${base}/changes/two`);
    },
  );

  it('has its own feeds', () => {
    expect(hrefs('/changes', 'link[rel=alternate]')).toEqual([`${base}/changes/rss.xml`]);
    expect(site.read('changes/rss.xml')).toContain('<title>Releases of the kettle</title>');
    expect(site.read('changes/rss.xml')).not.toContain('Leap');
    expect(site.read('news/rss.xml')).not.toContain('Kettle 1');
  });
});
