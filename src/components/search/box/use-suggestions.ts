import { useLocation } from '@reach/router';
import { useSearch } from '../../../search/client/use-search';
import type { SearchState } from '../../../search/client/use-search';
import type { SearchAnswer } from '../../../search/types';
import { site } from '../../../site';
import { boxRows } from './box-rows';
import { answerChoices, recentChoices } from './choices';
import type { Choice } from './choices';
import { useSteadyRows } from '../shared/use-steady-rows';

interface Suggestions extends SearchState {
  readonly choices: readonly Choice[];
  /** Whether what is shown is still being improved, or is for an older query. */
  readonly busy: boolean;
  readonly retry: () => void;
}

const rowsOf = (answer: SearchAnswer) => boxRows(answer.pages, site.searchSuggestions);

/** What the box offers: suggestions for the query, or the recent searches while there is none. */
export function useSuggestions(query: string, recent: readonly string[], held: boolean): Suggestions {
  const { pathname } = useLocation();
  const asked = query.trim() !== '';
  const {
    failure,
    answer: last,
    ...state
  } = useSearch({
    query,
    context: '',
    offset: 0,
    limit: site.searchSuggestions,
    hitsPerPage: 2,
    excerpts: true,
  });
  // Without an index there is nothing to show; without its contents the titles go on.
  const answer = asked && (failure === undefined || failure.part === 'contents') ? last : undefined;
  const rows = useSteadyRows(answer, state.answeredQuery, held, rowsOf);
  const found = answer ? answerChoices(query.trim(), answer, rows, pathname.slice(__PATH_PREFIX__.length)) : [];
  return {
    ...state,
    failure: asked ? failure : undefined,
    answer,
    choices: asked ? found : recentChoices(recent),
    busy: asked && failure === undefined && (answer?.final !== true || state.answeredQuery !== query),
  };
}
