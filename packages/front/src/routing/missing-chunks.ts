import type { TextStorage } from '../browser/browser.ts';

const key = 'auth.reloaded-for';

/** Which errors are files of the build that could not be loaded. */
export function createMissingChunks(tabStorage: TextStorage) {
  const missingChunks = new WeakSet<object>();
  let reloadedFor: string | null = null;
  return {
    /** Starts noting such errors, and whether this page was reloaded because of one. */
    watch(window: Pick<Window, 'addEventListener'>): void {
      reloadedFor = tabStorage.getItem(key);
      tabStorage.removeItem(key);
      window.addEventListener('vite:preloadError', ({ payload }) => missingChunks.add(payload));
    },
    /** Whether to reload the page because a file is missing: once for each address, so that it cannot loop. */
    helps: (error: unknown, address: string): boolean =>
      error instanceof Error && missingChunks.has(error) && reloadedFor !== address,
    noteReload: (address: string): void => tabStorage.setItem(key, address),
  };
}
