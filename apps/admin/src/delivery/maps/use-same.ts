import { useState } from 'react';

/** The value as it was, while the next one says the same: what is drawn outside of React is not drawn anew, and keeps the focus. */
export function useSame<Value>(value: Value): Value {
  const [standing, setStanding] = useState(value);
  if (standing === value || JSON.stringify(standing) === JSON.stringify(value)) return standing;
  setStanding(value);
  return value;
}
