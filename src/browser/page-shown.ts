import { decodeAddress } from '../model/addresses/address';
import { keepFocus } from './keep-focus';
import { followScrollRegions } from './scroll-regions';

/** What the keyboard needs of a page that is shown. Reading can do without it, so its code comes later. */
export function pageShown(hash: string): void {
  followScrollRegions();
  keepFocus(decodeAddress(hash.slice(1)));
}
