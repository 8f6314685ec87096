import { translate } from '../../i18n/translate';
import { dismissalKey, themeKey } from '../storage';

/**
 * Part of the inline script, for what must be known before first paint: the chosen theme, with the color of the browser's own
 * bars, and whether the announcement named on `<html>` was dismissed. Storage may be denied; then the system decides.
 */
export const themeScript =
  `try{var d=document,h=d.documentElement,s=h.dataset,t=localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark'){s.theme=t;` +
  `d.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.scheme===t?'all':'not all'})}` +
  `if(s.announcement&&s.announcement===localStorage.getItem('${dismissalKey}'))s.dismissed=''}catch(e){}`;

/** The notice of a site that does not start. */
const failure = (base: string): string =>
  translate(
    {
      id: 'start.failure',
      message:
        'This site did not load properly. Reload the page. If you run this site, check its base URL: it was built for “{base}”.',
    },
    { base },
  );

/** As a literal of ASCII, because the hash in the policy is that of the bytes. */
const literal = (text: string): string =>
  JSON.stringify(text).replace(
    /[<\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Part of the inline script, because every file of the site may be missing: says so when scripts run but the site does not
 * start, because a bundle is missing, blocked or broken. The first error starts a short wait, so that an error without harm
 * shows nothing. If the site starts after all (`site-started`, from browser/client-entry), the notice disappears. Errors of
 * pictures and of foreign scripts do not count.
 *
 * What the reader does before the site runs is not lost. A step through the history to another page loads that page, because the scripts
 * would go on with the one that was opened. A button that was pressed last is pressed again, unless React, which starts at once
 * for a press, has answered it before it comes up to the window. Buttons of forms need no scripts. The shortcut of the search box leads
 * there, and the box keeps what is typed.
 */
const watchStart = (
  basePath: string,
): string => `(function(){var t,b,k,p=location.pathname;function g(){location.pathname==p||location.reload()}function c(e){k=e.target.closest('[type=button]')}
function h(e){var i=(e.ctrlKey||e.metaKey)&&e.key=='k'&&document.querySelector('header input');if(i){e.preventDefault();i.focus()}}
addEventListener('popstate',g);addEventListener('click',c);addEventListener('keydown',h);function f(e){var s=e.target;if(s.tagName&&(s.tagName!='SCRIPT'||s.src.indexOf(location.origin)))return;
t=t||setTimeout(function(){b=document.createElement('div');b.id='start-failure';b.setAttribute('role','alert');b.textContent=${literal(failure(basePath))};document.body.prepend(b)},1e3)}
addEventListener('error',f,true);addEventListener('unhandledrejection',f);addEventListener('site-started',function(){clearTimeout(t);t=1;if(b)b.remove();removeEventListener('popstate',g);removeEventListener('click',c);removeEventListener('keydown',h);if(k)k.click()})})();
`;

/** The only inline script of the site. The same text on every page, so that one hash in the Content-Security-Policy covers it. */
export const inlineScript = (basePath: string): string => watchStart(basePath) + themeScript;
