import { inlineMessages } from '../../i18n/inline-messages';

/** A webpack loader for scripts of browsers: texts of the interface stand where they are used. */
export default function inlineMessagesLoader(code: string): string {
  return inlineMessages(code);
}
