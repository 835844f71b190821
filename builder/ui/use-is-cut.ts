import { type RefObject, useEffect, useState } from 'react';

/** Whether there is no room for the whole text of any child of an element. */
export function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () =>
      setIsCut([...current.children].some((child) => child.scrollWidth > child.clientWidth));
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isCut;
}
