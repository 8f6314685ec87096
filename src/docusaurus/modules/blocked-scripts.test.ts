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
])('%s', (code, scripts) => {
  expect(blockedScripts(code)).toEqual(scripts);
});
