import { createContext, useCallback, useRef } from 'react';

/** Has the form's saving wait for work that is no field's value yet: an upload. It answers whether all went well. */
export const SavingWaits = createContext<(work: Promise<boolean>) => void>(() => undefined);

/** The work that a form waits for. */
export function useSavingWaits() {
  const works = useRef(new Set<Promise<boolean>>());
  return {
    waitFor: useCallback((work: Promise<boolean>) => {
      works.current.add(work);
      void work.finally(() => works.current.delete(work));
    }, []),
    isWaiting: useCallback(() => works.current.size > 0, []),
    /** Whether all that was under way went well. */
    allWell: async () => (await Promise.all(works.current)).every(Boolean),
  };
}
