import { expect, test } from 'vitest';
import { misplacedIn } from './misplaced-elements';

const page = (body: string): string =>
  `<!doctype html><html><head><title><p></title></head><body><div>${body}</div></body></html>`;

test.each([
  ['<p>a<p>b</p></p>', '<p> in <p>'],
  ['<p title="a > b"><span><div>a</div><b>b</b></span></p>', '<div> in <p>'],
  ['<a href="/"><span><a href="/">a</a></span></a>', '<a> in <a>'],
  ['<table><tr><td>a</td></tr></table>', '<tr> in <table>'],
  ['<table><div>a</div><tbody></tbody></table>', '<div> in <table>'],
  ['<table><tbody>a text<tr></tr></tbody></table>', 'text in <table>'],
  ['<table>a<tbody></tbody></table>', 'text in <table>'],
  ['<table><thead>a<tr></tr></thead></table>', 'text in <table>'],
  ['<table><tfoot>a<tr></tr></tfoot></table>', 'text in <table>'],
  ['<table><tbody><tr>a<td></td></tr></tbody></table>', 'text in <table>'],
  ['<table><colgroup>a<col/></colgroup></table>', 'text in <table>, <col> in <colgroup>'],
  ['<div class="prose-runs"><p><div>a</div></p></div>', '<div> in <p>'],
  ['<table><tr><td><p><div>a</div></p></td></tr></table>', '<tr> in <table>, <div> in <p>'],
  ['<div><tr><td>a</td></tr></div>', '<tr> in <div>'],
  ['<button><i><button>a</button></i></button>', '<button> in <button>'],
  ['<form><div><form></form></div></form>', '<form> in <form>'],
  ['<ul><li><li></li></li></ul>', '<li> in <li>'],
  ['<table><input type="text"/><tbody></tbody></table>', '<input> in <table>'],
  ['<math><annotation-xml><p>a</p></annotation-xml></math>', '<p> in <math>'],
  ['<p><ul></ul></p><p><ol></ol></p>', '<ul> in <p>, <ol> in <p>'],
  ['<div class="prose-run"><br><img src="a.png"/><p><div>a</div></p></div><p><ol></ol></p>', '<ol> in <p>'],
])('browsers change %s', (body, misplaced) => {
  expect(
    misplacedIn(page(body))
      .map(({ child, parent }) => `${child} in ${parent}`)
      .join(', '),
  ).toBe(misplaced);
});

test.each([
  '<table> <tbody><tr><td>a<p>b</p></td></tr></tbody></table>',
  '<svg><path d="M0 0"></path><foreignObject><div>a</div></foreignObject></svg>',
  '<p>a<!-- -->b<br/><img src="a.png"/></p>',
  '<table><input class="a" type="hidden"/><tbody></tbody></table>',
  '<math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>',
  '<pre>\na</pre><textarea>\n<p><div></textarea>',
  '<svg><title><p></title></svg><iframe><p></iframe>',
  '<script>if (a < b) "<p><p>"</script><noscript><p><div></div></p></noscript><template><tr></tr></template>',
  '<ul><li><ul><li>a</li></ul></li></ul><dl><div><dt>a</dt><dd>b</dd></div></dl>',
  '<div class="prose-run"><p><div>a</div></p></div><div>b</div>',
  '<p>a</p><select><optgroup><option>a</option></optgroup></select>',
])('browsers leave %s as it is', (body) => {
  expect(misplacedIn(page(body))).toEqual([]);
});
