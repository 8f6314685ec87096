/** What a run of HTML is wrapped in: a span inside elements that may only hold text-level content, elsewhere a div. */
export const runTagIn = (tag: string): 'div' | 'span' =>
  /^(?:p|h[1-6]|a|em|strong|span|summary|del|code)$/.test(tag) ? 'span' : 'div';
