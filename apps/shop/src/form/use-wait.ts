import { useEffect, useState } from 'react';

/** Seconds until something may be done again, which count down in sight; 0 from then on. */
export function useWait(seconds: number): { secondsLeft: number; begin: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, begin: () => setSecondsLeft(seconds) };
}
