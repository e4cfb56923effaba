import { useEffect, useState } from 'react';

/** Both in milliseconds: when loading begins to show, and how long it then stays, so that nothing flickers. */
const appears = 200;
const stays = 200;

/** True while loading is worth showing. */
export function useShownLoading(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (loading === shown) return;
    const timer = setTimeout(() => setShown(loading), loading ? appears : stays);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
}
