import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { Heading } from '../../model/types';
import { breakable } from '../ui/breakable';
import * as styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  /** Beside the text on wide windows, folded above it on narrow ones. The styles show one of them. */
  readonly form: 'beside' | 'folded';
}

/** With more entries than this, those below the second level show only in the section that the reader is in. */
const mostUnfolded = 30;

export function TableOfContents({ headings, form }: TableOfContentsProps): React.ReactElement | null {
  const [active, choose] = useActiveHeading(headings);
  const box = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    const nav = box.current;
    const entry = nav?.querySelector('[aria-current]');
    if (!nav || !entry) return;
    // The browser's own `scrollIntoView` would also move the page.
    const [around, inside] = [nav.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inside.top < around.top || inside.bottom > around.bottom)
      nav.scrollTop += inside.top - around.top - around.height / 2;
  }, [active]);
  if (headings.length === 0) return null;
  const sections = form === 'beside' && headings.length > mostUnfolded ? sectionsOf(headings) : [];
  const open = sections[headings.findIndex(({ id }) => id === active)];
  const list = (
    <ul role="list" className={styles.list} data-contents="">
      {headings.map(({ id, text, level }, index) => (
        <li key={id} data-level={level} data-folded={level > 2 && sections[index] !== open ? '' : undefined}>
          <a href={`#${id}`} aria-current={active === id ? 'true' : undefined} onClick={() => choose(id)}>
            {breakable(text)}
          </a>
        </li>
      ))}
    </ul>
  );
  if (form === 'folded') {
    return (
      <details className={styles.folded}>
        <summary>{translate({ id: 'article.onThisPage', message: 'On this page' })}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav ref={box} className={styles.beside} aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={styles.title}>
        {translate({ id: 'article.onThisPage', message: 'On this page' })}
      </h2>
      {list}
    </nav>
  );
}

/** For each heading, how many of the second level begin up to it. */
function sectionsOf(headings: readonly Heading[]): number[] {
  let section = 0;
  return headings.map(({ level }) => (level === 2 ? ++section : section));
}

const scrolling = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Id of the heading whose section the reader is in, and a function for a heading that the reader has chosen. That is the last
 * one above the upper third of the window. A chosen one, which several may follow in that third, stays until the reader scrolls.
 */
function useActiveHeading(headings: readonly Heading[]): [string | undefined, (id: string) => void] {
  const [active, setActive] = React.useState<string>();
  const chosen = React.useRef<string>();
  React.useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setActive(chosen.current ?? elements.filter((element) => above.has(element)).at(-1)?.id);
      },
      // Everything above the upper third counts, however far, because a jump upwards must take headings out again.
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const element of elements) observer.observe(element);
    const release = (): void => {
      chosen.current = undefined;
    };
    for (const type of scrolling) window.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of scrolling) window.removeEventListener(type, release);
      release();
    };
  }, [headings]);
  const choose = (id: string): void => {
    chosen.current = id;
    setActive(id);
  };
  return [active, choose];
}
