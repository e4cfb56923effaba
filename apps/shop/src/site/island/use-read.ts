import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Read<Value> {
  /** The last answer, while the next one is on its way. */
  value: Value | undefined;
  /** Whether that is the answer to what is asked now. */
  isCurrent: boolean;
  failed: boolean;
  tryAgain: () => void;
  /** The answer to what is asked now, waited for; asked once more where it failed. */
  settled: () => Promise<Value>;
}

/** What the server answers: asked again whenever the key is another, or on asking; nothing is asked without a key. */
export function useRead<Value>(key: string | undefined, read: () => Promise<Value>): Read<Value> {
  const [answer, setAnswer] = useState<{ attempt: string; value: Value }>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const attempt = key === undefined ? undefined : `${tries} ${key}`;
  const asking = useRef<{ attempt: string; answer: Promise<Value> }>(undefined);
  const ask = useEffectEvent((question: string) => {
    const next = read();
    asking.current = { attempt: question, answer: next };
    return next;
  });
  useEffect(() => {
    if (attempt === undefined) return;
    let isOver = false;
    ask(attempt).then(
      (value) => isOver || setAnswer({ attempt, value }),
      () => isOver || setFailure(attempt),
    );
    return () => void (isOver = true);
  }, [attempt]);
  const hasFailed = attempt !== undefined && failure === attempt;

  async function settled(): Promise<Value> {
    // What is asked now may not have left yet: then the last question is another one.
    if (asking.current && asking.current.attempt === attempt && !hasFailed) return asking.current.answer;
    const value = await read();
    if (attempt !== undefined) setAnswer({ attempt, value });
    setFailure(undefined);
    return value;
  }
  return {
    value: answer?.value,
    isCurrent: answer !== undefined && answer.attempt === attempt,
    failed: hasFailed,
    tryAgain: () => setTries((count) => count + 1),
    settled,
  };
}
