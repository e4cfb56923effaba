import type { TextStorage } from '../browser/browser.ts';

const key = 'auth.reloaded-for';

export function createMissingChunks(tabStorage: TextStorage) {
  const missingChunks = new WeakSet<object>();
  let reloadedFor: string | null = null;
  return {
    watch(window: Pick<Window, 'addEventListener'>): void {
      reloadedFor = tabStorage.getItem(key);
      tabStorage.removeItem(key);
      window.addEventListener('vite:preloadError', ({ payload }) => missingChunks.add(payload));
    },
    /** Whether to reload: once per address, so that it cannot loop. */
    helps: (error: unknown, address: string): boolean =>
      error instanceof Error && missingChunks.has(error) && reloadedFor !== address,
    noteReload: (address: string): void => tabStorage.setItem(key, address),
  };
}
