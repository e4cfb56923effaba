import { useEffect } from 'react';
import { useFront } from '../front.ts';

/**
 * Reloads when a file is missing, because a new version was installed; not when offline. True until the page reloads.
 */
export function useReloadOnMissingChunk(error: unknown): boolean {
  const { chunks } = useFront();
  const reloads = chunks.helps(error, location.href) && navigator.onLine;
  useEffect(() => {
    if (!reloads) return;
    chunks.noteReload(location.href);
    location.reload();
  }, [chunks, reloads]);
  return reloads;
}
