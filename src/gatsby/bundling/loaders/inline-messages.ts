import { inlineMessages } from '../../../i18n/messages';
import type { LoaderContext } from 'webpack';

/** A webpack loader for browser scripts, which puts texts of the interface, in the language of the site, where they are used. */
export default function inlineMessagesLoader(
  this: Pick<LoaderContext<{ readonly texts: Readonly<Record<string, string>> }>, 'resourcePath' | 'getOptions'>,
  code: string,
): string {
  return inlineMessages(this.resourcePath, code, this.getOptions().texts);
}
