/** Where the reader's choice is kept; absent means: follow the system. */
export const themeKey = 'theme';

/**
 * The only inline script of the site: sets the chosen theme before first paint. The same text on every page, so that one
 * hash in the Content-Security-Policy covers it. Storage may be denied; then the system decides.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
