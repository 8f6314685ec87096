import { describe, expect, test } from 'vitest';
import { preferenceAfter, requireBelowBase, versionOfPath, versionPreferenceKey } from './docs-version';

const current = { name: 'current', path: '/docs' };
const old = { name: '1.0', path: '/docs/1.0' };

describe('a version lies below the base path', () => {
  test.each([
    ['/docs', '/'],
    ['/', '/'],
    ['/site/docs', '/site'],
    ['/site/docs', '/site/'],
  ])('%s below %s is right', (path, base) => {
    expect(() => requireBelowBase({ name: 'current', path }, base)).not.toThrow();
  });

  test.each([
    ['/docs', '/site'],
    ['/sited/docs', '/site'],
    ['docs', '/'],
  ])('%s below %s is a version url mismatch with the base url', (path, base) => {
    expect(() => requireBelowBase({ name: 'current', path }, base)).toThrow(
      `Version url mismatch with base url: docs version current at ${path} must be below ${base} (see site.yml).`,
    );
  });
});

describe('the version of a page', () => {
  test.each([
    ['/docs/core/entity', 'current'],
    ['/docs', 'current'],
    ['/docs/1.0/core', '1.0'],
    ['/docs/1.0', '1.0'],
    ['/docs/1.01', 'current'],
  ])('%s belongs to %s', (path, name) => {
    expect(versionOfPath(path, [current, old])?.name).toBe(name);
    expect(versionOfPath(path, [old, current])?.name).toBe(name);
  });

  test.each(['/blog', '/docsy', '/'])('%s belongs to none', (path) => {
    expect(versionOfPath(path, [current, old])).toBeUndefined();
  });

  test('may have its docs at the root of the site', () => {
    expect(versionOfPath('/core', [{ name: 'current', path: '/' }])?.name).toBe('current');
  });
});

describe('the preferred version', () => {
  test('is kept by the id of the docs, which has a default', () => {
    expect(versionPreferenceKey()).toBe('docs-preferred-version-default');
    expect(versionPreferenceKey('community')).toBe('docs-preferred-version-community');
  });

  test.each([
    ['a reader opens docs', null, current, 'current'],
    ['a reader changes the version', '1.0', current, 'current'],
    ['a reader is elsewhere', '1.0', undefined, '1.0'],
    ['nothing was read yet', null, undefined, null],
    ['the name is of no version', 'gone', undefined, null],
  ])('when %s', (_, kept, reading, preference) => {
    expect(preferenceAfter(kept, [current, old], reading)).toBe(preference);
  });
});
