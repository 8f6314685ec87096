import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { countFitting } from '../../model/navigation/count-fitting';

/**
 * How many of the first `count` items of a list fit into its bar, before an item at the end that holds the rest. Items that do
 * not fit stay in the list, out of sight, so that they can be measured again.
 */
export function useFitting(list: RefObject<HTMLElement>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const bar = list.current?.parentElement;
    const items = [...(list.current?.children ?? [])];
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => {
      const widths = items.map((item) => item.getBoundingClientRect().width);
      setFitting(countFitting(widths.slice(0, count), bar.clientWidth, widths[count] ?? 0));
    });
    for (const element of [bar, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
  return fitting;
}
