import { useEffect, useState } from 'react';

/** `pause` is in milliseconds. */
export function useDebounced<Value extends string>(value: Value, pause = 300): Value {
  const [restedValue, setRestedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRestedValue(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return restedValue;
}
