import { EventEmitter } from 'node:events';
import type { Express } from 'express';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../../test/samples/sample-site';
import { replaceLiveProblems, serveProblems, setLiveProblems } from './live-problems';

/** What a browser that listens was told, oldest first. */
function listen(): { told: string[]; heads: unknown[]; leave: () => void } {
  const told: string[] = [];
  const heads: unknown[] = [];
  const request = new EventEmitter();
  const response = {
    writeHead: (...head: unknown[]) => void heads.push(...head),
    write: (text: string) => told.push(text),
  };
  const get = (_: string, handler: (request: object, response: object) => void): void => handler(request, response);
  serveProblems({ get } as unknown as Express);
  return { told, heads, leave: () => void request.emit('close') };
}
const problem = (file: string) => ({ file, line: 2, column: 1, what: 'Wrong.', remedy: 'Write it right.' });

test('browsers are told what is wrong, file by file, until it is fixed', () => {
  const { told, heads, leave } = listen();
  // Browsers read no other type as events, and nothing on the way may keep them back.
  expect(heads).toEqual([200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' }]);
  setLiveProblems('docs/a.md', [problem('docs/a.md')]);
  setLiveProblems('docs/b.md', []);
  replaceLiveProblems([problem('docs/a.md'), problem('docs/c.md')]);
  replaceLiveProblems([]);
  // Nothing has changed.
  replaceLiveProblems([]);
  leave();
  setLiveProblems('docs/a.md', [problem('docs/a.md')]);
  expect(told.map((text) => text.match(/docs\/\w\.md:2:1/g) ?? [])).toEqual([
    [],
    ['docs/a.md:2:1'],
    ['docs/a.md:2:1', 'docs/c.md:2:1'],
    [],
  ]);
});

test('browsers are told whether something is an error, because they show warnings in one line', () => {
  replaceLiveProblems([]);
  const { told, leave } = listen();
  const warning = { ...problem('docs/b.md'), severity: 'warning' as const };
  replaceLiveProblems([warning]);
  replaceLiveProblems([warning, problem('docs/a.md')]);
  replaceLiveProblems([]);
  leave();
  expect(told.map((text) => /"hasErrors":(\w+)/.exec(text)?.[1])).toEqual(['false', 'false', 'true', 'false']);
});

test('all problems of a file are told', () => {
  replaceLiveProblems([]);
  const { told, leave } = listen();
  replaceLiveProblems([problem('docs/a.md'), { ...problem('docs/a.md'), line: 5 }, problem('docs/b.md')]);
  replaceLiveProblems([]);
  leave();
  expect(told.map((text) => text.match(/docs\/\w\.md:\d/g) ?? [])).toEqual([
    [],
    ['docs/a.md:2', 'docs/a.md:5', 'docs/b.md:2'],
    [],
  ]);
});

test('the terminal says each problem once, and when all are gone', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const said = () =>
    log.mock.calls.splice(0).map(([text]: unknown[]) => String(text).match(/docs\/\w\.md|no problems/g));
  replaceLiveProblems([problem('docs/a.md')], true);
  expect(said()).toEqual([]);
  // An edit of the page, which still has the problem, and the check of everything after it.
  setLiveProblems('docs/a.md', []);
  replaceLiveProblems([problem('docs/a.md'), { ...problem('docs/b.md'), severity: 'warning' }]);
  expect(said()).toEqual([['docs/b.md']]);
  setLiveProblems('docs/c.md', [problem('docs/c.md')]);
  expect(said()).toEqual([['docs/c.md']]);
  setLiveProblems('docs/b.md', []);
  replaceLiveProblems([]);
  expect(said()).toEqual([['no problems']]);
});

test('authors of a tree for Docusaurus see errors alone, in their files', () => {
  const origin = { root: '/tree', notes: [], sources: {}, folders: { docs: 'handbook' } };
  buildSite({ foreign: true }, { 'origin.json': JSON.stringify(origin) });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { told, leave } = listen();
  setLiveProblems('docs/a.md', [problem('docs/a.md'), { ...problem('docs/b.md'), severity: 'warning' }]);
  setLiveProblems('docs/a.md', []);
  leave();
  expect(told.map((text) => text.match(/\w+\/\w\.md:2:1/g) ?? [])).toEqual([[], ['handbook/a.md:2:1'], []]);
  expect(log).toHaveBeenCalledOnce();
});
