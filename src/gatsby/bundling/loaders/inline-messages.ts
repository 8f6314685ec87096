import { inlineMessages } from '../../../i18n/inline-messages';

/** A webpack loader for browser scripts, which puts texts of the interface where they are used. */
export default function inlineMessagesLoader(code: string): string {
  return inlineMessages(code);
}
