import { expect, test } from 'vitest';
import { blockedScripts } from './blocked-scripts';

test.each([
  [
    "const s = document.createElement('script');\ns.src = 'https://buttons.example/a.js?x';",
    ['https://buttons.example'],
  ],
  ['<Head><script async src="//cdn.example/widget"></script></Head>', ['https://cdn.example']],
  ['<script\n  src={`https://cdn.example/a.js`}\n/>', ['https://cdn.example']],
  ['<script>{`run()`}</script>', ['an inline script']],
  ['<script dangerouslySetInnerHTML={{ __html: code }} />', ['an inline script']],
  ['<script type="application/ld+json">{data}</script>', []],
  ['<style>{css}</style>', ['an inline style sheet']],
  ["document.createElement('style')", ['an inline style sheet']],
  ['<script src="/own.js" />', []],
  ['<script src={own} />', []],
  ['<script {...all} />', []],
  ["<a href='https://site.example/a.js'>The script</a>", []],
  ['<script async onLoad={() => go()} src="/own.js" />', []],
  ['<script async onLoad={() => go({ a: 1 })} src="https://cdn.example/a" />', ['https://cdn.example']],
  ['// <script>\n/* <style> */', []],
  ["const text = '<script>';\nconst other = `<style>${text}</style>`;", []],
  ['const all: Array<style> = [];', []],
  ['const all = useRef<HTMLElement>(null);\nreturn <style>{css}</style>;', ['an inline style sheet']],
  ['const s = createElement("script"); s.src = \'https://x.example/tag/js?id=1\';', ['https://x.example']],
  ["createElement('script').setAttribute('src', '//x.example/tag');", ['https://x.example']],
  ["// createElement('script')\nconst a = 'https://x.example/a.js';", []],
  ["createElement('script');\n// s.src = 'https://x.example/a.js';", []],
  ["<p>Don't <script>{'go()'}</script></p>", ['an inline script']],
])('%s', (code, scripts) => {
  expect(blockedScripts(code).map(({ what }) => what)).toEqual(scripts);
});

test('each is named once, with its place', () => {
  const code = "const css = '';\n// <style>\nconst a = <style>{css}</style>;\nconst b = <style>{css}</style>;";
  expect(blockedScripts(code)).toEqual([{ what: 'an inline style sheet', index: code.indexOf('= <style') + 2 }]);
});
