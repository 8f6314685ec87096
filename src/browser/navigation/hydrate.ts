import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * How Gatsby shows the first page. As a transition, React hydrates it in steps of a few milliseconds and lets the browser
 * paint and answer between them; a click meanwhile makes it finish at once and is not lost. A page without Gatsby's element is
 * rendered: the build takes its name from pages whose HTML browsers repair, and from those of which a part failed
 * (`deploy/rewrite-html.ts`).
 */
export function hydrate(element: React.ReactElement, container: Element): void {
  if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() !== true) createRoot(container).render(element);
  else React.startTransition(() => void hydrateRoot(container, element));
}
