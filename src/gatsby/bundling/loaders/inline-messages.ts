import { inlineMessages } from '../../../i18n/messages';
import type { LoaderContext } from './loader-context';

/** A webpack loader for browser scripts, which puts texts of the interface where they are used. */
export default function inlineMessagesLoader(this: Pick<LoaderContext, 'resourcePath'>, code: string): string {
  return inlineMessages(this.resourcePath, code);
}
