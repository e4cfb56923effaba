import { createContext, useCallback, useRef } from 'react';

export const PendingUploads = createContext<(upload: Promise<boolean>) => void>(() => undefined);

export function usePendingUploads() {
  const uploads = useRef(new Set<Promise<boolean>>());
  return {
    add: useCallback((upload: Promise<boolean>) => {
      uploads.current.add(upload);
      void upload.finally(() => uploads.current.delete(upload));
    }, []),
    arePending: useCallback(() => uploads.current.size > 0, []),
    allUploaded: async () => (await Promise.all(uploads.current)).every(Boolean),
  };
}
