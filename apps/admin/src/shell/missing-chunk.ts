import { useEffect } from 'react';

const key = 'auth.reloaded-for';
const missing = new WeakSet<object>();
let reloadedFor: string | null = null;

/** Notes which errors are files that could not be loaded, and whether this page was loaded anew because of one. */
export function watchForMissingChunks(): void {
  reloadedFor = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/**
 * Loads the page anew when the error is a file that is missing: a new version has taken the place of the one this page knows.
 * Once for an address, not for ever, and not offline, where nothing would come back. True while the page is on its way.
 */
export function useReloadOnMissingChunk(error: unknown): boolean {
  const reloads = error instanceof Error && missing.has(error) && reloadedFor !== location.href && navigator.onLine;
  useEffect(() => {
    if (!reloads) return;
    sessionStorage.setItem(key, location.href);
    location.reload();
  }, [reloads]);
  return reloads;
}
