/**
 * Webpack waits two minutes for a script that never answers, and the browser shares requests for the same address. The same
 * script at another address answers webpack's request, too.
 */
export function askAgain(): void {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')) {
    const script = document.createElement('script');
    script.src = `${src}?again=${Date.now()}`;
    document.head.append(script);
  }
}
