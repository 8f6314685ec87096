import { expect, test } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { UnsupportedSettings } from '../unsupported-settings';
import { localesOf } from './locales';

test('a language has the direction of its script, also with a region, unless its settings say another', () => {
  const codes = ['en', 'ar', 'fa-IR', 'he', 'de-AT', 'arn'];
  const i18n = { defaultLocale: 'en', locales: codes, localeConfigs: { he: { direction: 'ltr' } } };
  const locales = localesOf(docusaurusConfig.parse({ i18n }), new UnsupportedSettings()) ?? [];
  expect(locales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar', 'fa-IR']);
});
