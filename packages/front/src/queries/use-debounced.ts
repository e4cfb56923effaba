import { useEffect, useState } from 'react';

/** The value once it has not changed for that many milliseconds, so that a search does not ask for every letter. */
export function useDebounced<Value extends string>(value: Value, pause = 300): Value {
  const [restedValue, setRestedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRestedValue(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return restedValue;
}
