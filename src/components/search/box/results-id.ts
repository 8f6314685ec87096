/** Id of the list that the box controls. */
export const resultsId = 'search-results';
