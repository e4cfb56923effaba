import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAlive } from './alive.ts';

interface ReadOptions {
  /** Asked again this often, in milliseconds, while somebody sees the page. */
  every?: number;
}

/** What was asked last. */
interface Question<Value> {
  attempt: string;
  answer: Promise<Value>;
}

interface Read<Value> {
  /** The last answer, while the next one is on its way. */
  value: Value | undefined;
  /** Whether that is the answer to what is asked now. */
  isCurrent: boolean;
  failed: boolean;
  /** Why there is no answer to what is asked now. */
  error: unknown;
  /** Answers undefined where that failed too. */
  tryAgain: () => Promise<Value | undefined>;
  /** Asks otherwise than usual, such as for more. */
  readWith: (otherRead: () => Promise<Value>) => Promise<Value | undefined>;
  /** Shows what a change has answered. */
  replace: (value: Value) => void;
  /** The answer to what is asked now, waited for; asked once more where it failed. */
  awaitAnswer: () => Promise<Value>;
}

/** What the server answers: asked again whenever the key is another, on asking, or every so often; nothing is asked without a key. */
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
    tryAgain: () => readWith(read),
    readWith,
    replace(value) {
      if (attempt === undefined) return;
      asking.current = { attempt, answer: Promise.resolve(value) };
      show(attempt, value);
    },
    awaitAnswer() {
      const question = attemptOf(lastTry.current);
      // What is asked now may not have left yet: then the last question is another one.
      if (asking.current && asking.current.attempt === question && !lastFailure) return asking.current.answer;
      return question === undefined ? read() : ask(question);
    },
  };
}

/** An answer that comes after a later question was asked is not heard. */
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
