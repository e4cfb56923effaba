import type { TextStorage } from '../browser.ts';

const key = 'auth.reloaded-for';

/** Which errors are files of the build that could not be loaded. */
export function createMissingChunks(tabStorage: TextStorage) {
  const missing = new WeakSet<object>();
  let reloadedFor: string | null = null;
  return {
    /** Notes them from now on, and whether this page was loaded anew because of one. */
    watch(window: Pick<Window, 'addEventListener'>): void {
      reloadedFor = tabStorage.getItem(key);
      tabStorage.removeItem(key);
      window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
    },
    /** Whether loading the page at this address anew may bring back what the error lacked: once for an address, not for ever. */
    helps: (error: unknown, address: string): boolean =>
      error instanceof Error && missing.has(error) && reloadedFor !== address,
    noteReload: (address: string): void => tabStorage.setItem(key, address),
  };
}
