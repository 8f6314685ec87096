import { expect, test } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { localesOf } from './locales';

test('without a valid code of the language of the originals, no other one takes its place', () => {
  const read = (defaultLocale: string) => {
    const unsupported = new UnsupportedSettings();
    const i18n = { defaultLocale, locales: [defaultLocale, 'de'] };
    return [
      localesOf(docusaurusConfig.parse({ i18n }), unsupported)?.map(({ code }) => code),
      unsupported.all.length,
    ] as const;
  };
  expect(read('en')).toEqual([['en', 'de'], 0]);
  expect(read('English')).toEqual([undefined, 1]);
});

test('a language has the direction of its script, also with a region, unless its settings say another', () => {
  const codes = ['en', 'ar', 'fa-IR', 'he', 'de-AT', 'arn'];
  const i18n = { defaultLocale: 'en', locales: codes, localeConfigs: { he: { direction: 'ltr' } } };
  const locales = localesOf(docusaurusConfig.parse({ i18n }), new UnsupportedSettings()) ?? [];
  expect(locales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar', 'fa-IR']);
});
