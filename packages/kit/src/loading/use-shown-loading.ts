import { useEffect, useRef, useState } from 'react';

/** Both in milliseconds: when loading begins to show, and how long it then stays at least, so that nothing flickers. */
const appears = 200;
const stays = 200;

/** How long to wait, in milliseconds, before showing that loading began or ended; `shownFor` is how long it has shown by now. */
export const waitBefore = (loading: boolean, shownFor: number): number =>
  loading ? appears : Math.max(0, stays - shownFor);

/** True while loading is worth showing; once it is, for 200 ms at least. */
export function useShownLoading(loading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    // Counted from when it stands on the page, which on a busy machine is later than when it was set.
    since.current = performance.now();
  }, [isShown]);
  useEffect(() => {
    if (loading === isShown) return;
    const timer = setTimeout(() => setShown(loading), waitBefore(loading, performance.now() - since.current));
    return () => clearTimeout(timer);
  }, [loading, isShown]);
  return isShown;
}
