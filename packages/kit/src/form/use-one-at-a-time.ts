import { useRef } from 'react';

/** Ignores a call while an earlier one runs (second press of a double click), and answers undefined. */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  return async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      return await task();
    } finally {
      isUnderWay.current = false;
    }
  };
}
