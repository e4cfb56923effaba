import { useEffect, useState } from 'react';

/** The value once it has not changed for that many milliseconds, so that a search does not ask for every letter. */
export function useDebounced<Value extends string>(value: Value, rest = 300): Value {
  const [restedValue, setRestedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRestedValue(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return restedValue;
}
