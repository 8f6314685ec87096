/** Where the reader's choice is kept; absent means: follow the system. */
export const themeKey = 'theme';

/** Where the key of the dismissed announcement is kept. */
export const dismissalKey = 'announcement';

/**
 * Part of the inline script, for what must be known before first paint: the chosen theme, with the color of the browser's own
 * bars, and whether the announcement named on `<html>` was dismissed. Storage may be denied; then the system decides.
 */
export const themeScript =
  `try{var d=document,h=d.documentElement,s=h.dataset,t=localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark'){s.theme=t;` +
  `d.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.scheme===t?'all':'not all'})}` +
  `if(s.announcement&&s.announcement===localStorage.getItem('${dismissalKey}'))s.dismissed=''}catch(e){}`;
