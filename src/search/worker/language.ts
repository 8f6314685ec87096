import support from 'lunr-languages/lunr.stemmer.support';
import pack from 'search-language-pack';
import { languageOfPack, plainLanguage } from '../language-pack';
import { fold, searchIn } from '../words';

// The worker of a site in another language than English has the pack of the language. This module is empty on a site in English.
if (SEARCH_PACK !== 'en')
  searchIn(SEARCH_PACK === '' ? plainLanguage : languageOfPack(SEARCH_PACK, pack, support, fold));
