import { useRef } from 'react';

/** Runs a task, unless one of before is still under way: the second press of a double click starts nothing, and answers undefined. */
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
