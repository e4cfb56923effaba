import { useEffect } from 'react';
import { useFront } from '../front.ts';

/**
 * Loads the page anew when the error is a file that is missing: a new version has taken the place of the one this page knows.
 * Not offline, where nothing would come back. True while the page is on its way.
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
