/** Name of the meta element that tells the endpoint of page views to the browser. */
export const pageViewMeta = 'page-view-endpoint';
