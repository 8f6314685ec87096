import { load } from 'cheerio';
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, announcePage, takeAnnouncer } from './announcer';

/** What screen readers read, as far as it changes. */
let place: { textContent: string; ariaLive?: string; innerText?: string } | null;
let page: string;
const titleIn = (selector: string): { textContent: string } | null => {
  const found = load(page)(selector);
  return found.length === 0 ? null : { textContent: found.text() };
};
beforeEach(() => {
  place = { textContent: '' };
  page = '<main><h1>Fan entity</h1></main>';
  vi.stubGlobal('document', { getElementById: () => place, querySelector: titleIn });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
});

test('the same words are another text when they are said once more', () => {
  const said = ['Copied', 'Copied', 'Copied'].map((text) => {
    announce(text);
    return place?.textContent;
  });
  expect(said.map((text) => text?.trim())).toEqual(['Copied', 'Copied', 'Copied']);
  expect(said[1]).not.toBe(said[0]);
  expect(said[2]).not.toBe(said[1]);
});

test('what Gatsby says goes nowhere, and ours waits until the reader has heard the rest', () => {
  takeAnnouncer();
  if (place) place.innerText = 'Navigated to ?q=fan';
  expect(place?.innerText).toBe('');
  expect(place?.ariaLive).toBe('polite');
});

test('a page is named by its title, and one that crashed says so by itself', () => {
  announcePage();
  expect(place?.textContent).toBe('Navigated to Fan entity');
  page = '<main><div role="alert"><h1>This page crashed.</h1></div></main>';
  announce('');
  announcePage();
  expect(place?.textContent).toBe('');
});

test('without a place for it nothing is said, and nothing fails', () => {
  place = null;
  takeAnnouncer();
  announce('Copied');
  announcePage();
});
