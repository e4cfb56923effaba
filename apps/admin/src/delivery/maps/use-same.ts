import { useState } from 'react';

/** Keeps the old object while the new one is equal, so that drawings outside of React stay and keep the focus. */
export function useSame<Value>(value: Value): Value {
  const [standing, setStanding] = useState(value);
  if (standing === value || JSON.stringify(standing) === JSON.stringify(value)) return standing;
  setStanding(value);
  return value;
}
