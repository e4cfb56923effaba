import { useEffect } from 'react';

/** At the latest, in milliseconds, even where the browser never rests. */
const timeout = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether loading ahead would cost somebody dear: offline, on 2g, or asked to save data. */
export const isFrugal = (onLine: boolean, { saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  !onLine || saveData || effectiveType.endsWith('2g');

/** Loads code that may be wanted next once the browser has nothing better to do. */
export function usePrefetch(pages: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (isFrugal(navigator.onLine, connection)) return;
    const load = () => {
      for (const page of pages) page().catch(() => undefined);
    };
    // Safari has no idle callback yet.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, timeout);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout });
    return () => cancelIdleCallback(idle);
    // What the menu leads to changes with who signs in, and then the menu is another one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
