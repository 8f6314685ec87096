import support from 'lunr-languages/lunr.stemmer.support';
import pack from 'search-language-pack';
import { languageOfPack, plainLanguage } from '../language-pack';
import { fold, searchIn } from '../words';

/** The worker of a site in another language begins with this module, which has the pack of the language. */
searchIn(SEARCH_PACK === '' ? plainLanguage : languageOfPack(SEARCH_PACK, pack, support, fold));
