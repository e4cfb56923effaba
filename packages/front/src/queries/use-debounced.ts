import { useEffect, useState } from 'react';

/** The value once it has rested for that many milliseconds: what is typed is not asked for letter by letter. */
export function useDebounced<Value extends string>(value: Value, rest = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
