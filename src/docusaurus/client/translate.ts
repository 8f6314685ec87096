import codeTranslations from '@generated/codeTranslations';
import * as React from 'react';
import { translate as translateOurs } from '../../i18n/translate';
import type { Declaration } from '../../i18n/translate';
import { Translate as TranslateOurs } from '../../i18n/translate-component';

/** A message in the language that is built. One without an id is its own. */
function translated<Message extends Declaration>(written: Message): Message {
  const message = codeTranslations[written.id ?? written.message ?? ''];
  return message === undefined ? written : { ...written, message };
}

/** `translate` of `@docusaurus/Translate`. */
export const translate: typeof translateOurs = (declaration, values) => translateOurs(translated(declaration), values);

/** `@docusaurus/Translate`. */
export default function Translate({
  children,
  ...rest
}: React.ComponentProps<typeof TranslateOurs>): React.ReactElement {
  const { message } = translated({ ...rest, ...(typeof children === 'string' ? { message: children } : {}) });
  return React.createElement(TranslateOurs, rest, message ?? children);
}
