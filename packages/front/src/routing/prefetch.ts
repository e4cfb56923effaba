import { useEffect } from 'react';

/** At the latest, in milliseconds, even where the browser never rests. */
const timeout = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether not to load code ahead: the browser is offline, on 2g, or saves data. */
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
    // The list changes only with the user, and then the menu is mounted anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
