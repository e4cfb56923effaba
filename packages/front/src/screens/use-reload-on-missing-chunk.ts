import { useEffect } from 'react';
import { useFront } from '../front.ts';

/** A file is missing after an update, so the page reloads; not when offline. True until it has reloaded. */
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
