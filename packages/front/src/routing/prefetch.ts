import { useEffect } from 'react';

/** Milliseconds: the longest wait. */
const timeout = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const isFrugal = (onLine: boolean, { saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  !onLine || saveData || effectiveType.endsWith('2g');

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
    // The list changes only with the user, which mounts the menu again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
