import { inlineMessages } from '../../../i18n/messages';
import type { LoaderContext } from 'webpack';

/** A webpack loader for browser scripts, which puts texts of the interface where they are used. */
export default function inlineMessagesLoader(this: Pick<LoaderContext<unknown>, 'resourcePath'>, code: string): string {
  return inlineMessages(this.resourcePath, code);
}
