import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAlive } from './alive.ts';

interface ReadOptions {
  /** Reads again after so many milliseconds, while the page is visible. */
  every?: number;
}

interface Question<Value> {
  attempt: string;
  answer: Promise<Value>;
}

interface Read<Value> {
  /** The last answer, also while the next one is under way. */
  value: Value | undefined;
  /** Whether `value` answers the current key. */
  isCurrent: boolean;
  failed: boolean;
  /** Of the current key. */
  error: unknown;
  /** Not there, now or later. Any other refusal, of too many requests at once or of a server at rest, passes. */
  isGone: boolean;
  /** Undefined if it fails again. */
  tryAgain: () => Promise<Value | undefined>;
  /** One read by another function, such as for the next page. */
  readWith: (otherRead: () => Promise<Value>) => Promise<Value | undefined>;
  replace: (value: Value) => void;
  /** Waits for the current key's answer; asks again after a failure. */
  awaitAnswer: () => Promise<Value>;
}

/** Reads when the key changes, on `tryAgain` and every `every` milliseconds. Without a key it reads nothing. */
export function useRead<Value>(
  key: string | undefined,
  read: () => Promise<Value>,
  { every }: ReadOptions = {},
): Read<Value> {
  const { browser } = useAlive();
  const [answer, setAnswer] = useState<{ attempt: string; value: Value }>();
  const [failure, setFailure] = useState<{ attempt: string; error: unknown }>();
  const [tries, setTries] = useState(0);
  const lastTry = useRef(0);
  const asking = useRef<Question<Value>>(undefined);
  const attemptOf = (count: number) => (key === undefined ? undefined : `${count} ${key}`);
  const attempt = attemptOf(tries);
  const lastFailure = failure?.attempt === attempt ? failure : undefined;

  function show(question: string, value: Value): void {
    setAnswer({ attempt: question, value });
    setFailure(undefined);
  }
  function ask(question: string, reading = read): Promise<Value> {
    const answering = reading();
    asking.current = { attempt: question, answer: answering };
    hearLast(asking, show, (error) => setFailure({ attempt: question, error }));
    return answering;
  }
  async function readWith(reading: () => Promise<Value>): Promise<Value | undefined> {
    lastTry.current += 1;
    setTries(lastTry.current);
    const question = attemptOf(lastTry.current);
    return question === undefined ? undefined : ask(question, reading).catch(() => undefined);
  }
  const follow = useEffectEvent((question: string | undefined, isLate: boolean) => {
    if (question === undefined) asking.current = undefined;
    else if (isLate || asking.current?.attempt !== question) ask(question).catch(() => undefined);
  });
  useEffect(() => {
    follow(attempt, false);
    if (attempt === undefined || every === undefined) return;
    const timer = setInterval(() => browser?.sight.isSeen() && follow(attempt, true), every);
    return () => clearInterval(timer);
  }, [attempt, every, browser]);
  return {
    value: answer?.value,
    isCurrent: answer !== undefined && answer.attempt === attempt,
    failed: lastFailure !== undefined,
    error: lastFailure?.error,
    isGone: lastFailure?.error instanceof ApiRefusal && statusesOfGone.has(lastFailure.error.problem.status),
    tryAgain: () => readWith(read),
    readWith,
    replace(value) {
      if (attempt === undefined) return;
      asking.current = { attempt, answer: Promise.resolve(value) };
      show(attempt, value);
    },
    awaitAnswer() {
      const question = attemptOf(lastTry.current);
      // The effect may not have sent the current key's request yet.
      if (asking.current && asking.current.attempt === question && !lastFailure) return asking.current.answer;
      return question === undefined ? read() : ask(question);
    },
  };
}

/** 422: an address or a link that nobody made. */
const statusesOfGone: ReadonlySet<number> = new Set([404, 410, 422]);

/** Ignores an answer that arrives after a later request was sent. */
function hearLast<Value>(
  asking: RefObject<Question<Value> | undefined>,
  onAnswer: (attempt: string, value: Value) => void,
  onFailure: (error: unknown) => void,
): void {
  const question = asking.current;
  const isLast = () => asking.current === question;
  question?.answer.then(
    (value) => isLast() && onAnswer(question.attempt, value),
    (error: unknown) => isLast() && onFailure(error),
  );
}
