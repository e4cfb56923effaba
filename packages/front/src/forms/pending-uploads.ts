import { createContext, useCallback, useRef } from 'react';

/** Makes saving wait for an upload. The promise answers whether it succeeded. */
export const PendingUploads = createContext<(upload: Promise<boolean>) => void>(() => undefined);

/** The uploads that a form waits for. */
export function usePendingUploads() {
  const uploads = useRef(new Set<Promise<boolean>>());
  return {
    add: useCallback((upload: Promise<boolean>) => {
      uploads.current.add(upload);
      void upload.finally(() => uploads.current.delete(upload));
    }, []),
    arePending: useCallback(() => uploads.current.size > 0, []),
    /** Whether all that was under way went well. */
    allUploaded: async () => (await Promise.all(uploads.current)).every(Boolean),
  };
}
