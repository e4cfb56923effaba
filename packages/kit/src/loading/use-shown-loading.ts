import { useEffect, useRef, useState } from 'react';

/** Milliseconds before a placeholder appears, and its least time: nothing flickers. */
const appears = 200;
const stays = 200;

/** Milliseconds until the next change; `shownFor` is how long it has been visible. */
export const waitBefore = (loading: boolean, shownFor: number): number =>
  loading ? appears : Math.max(0, stays - shownFor);

export function useShownLoading(loading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    // Counted from the paint, which a busy machine delays.
    since.current = performance.now();
  }, [isShown]);
  useEffect(() => {
    if (loading === isShown) return;
    const timer = setTimeout(() => setShown(loading), waitBefore(loading, performance.now() - since.current));
    return () => clearTimeout(timer);
  }, [loading, isShown]);
  return isShown;
}
