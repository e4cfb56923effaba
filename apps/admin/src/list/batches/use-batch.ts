import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { attemptedIn, type BatchOutcome, nothingYet, withAnswer } from './batch-outcome.ts';
import { answersOf, type BatchRequest, type BatchTarget } from './batch-requests.ts';

interface BatchWork {
  target: BatchTarget;
  send: (request: BatchRequest) => Promise<BatchAnswer>;
  /** Such as "12 orders confirmed". */
  sentenceOf: (count: number) => string;
}

export interface BatchState {
  sentenceOf: (count: number) => string;
  outcome: BatchOutcome;
  /** Undefined until the first answer says it. */
  total: number | undefined;
  state: 'running' | 'stopping' | 'stopped' | 'over';
  /** Why it ended early, when an error ended it. */
  failure: string | undefined;
}

/** Runs one batch at a time, with its progress, its outcome and a way to stop it. */
export function useBatch() {
  const [batch, setBatch] = useState<BatchState>();
  const isStopped = useRef(false);
  const failureMessage = useFailureMessage();
  // Outside this screen the batch could not be stopped any more.
  useEffect(() => () => void (isStopped.current = true), []);

  async function run({ target, send, sentenceOf }: BatchWork): Promise<BatchOutcome> {
    isStopped.current = false;
    let outcome = nothingYet;
    let failure: string | undefined;
    const total = 'ids' in target ? target.ids.length : undefined;
    setBatch({ sentenceOf, outcome, total, state: 'running', failure });
    const show = (changes: Partial<BatchState>) =>
      setBatch((current) => current && { ...current, outcome, ...changes });
    try {
      for await (const answer of answersOf(target, send)) {
        outcome = withAnswer(outcome, answer);
        show({ total: total ?? attemptedIn(outcome) + outcome.left });
        if (isStopped.current) break;
      }
    } catch (error) {
      failure = failureMessage(error);
    }
    show({ state: isStopped.current && outcome.left > 0 ? 'stopped' : 'over', failure });
    return outcome;
  }

  return {
    batch,
    run,
    isRunning: batch?.state === 'running' || batch?.state === 'stopping',
    /** Sends no further request; the one under way is awaited, so that its result is reported. */
    stop: () => {
      isStopped.current = true;
      setBatch((current) => current && { ...current, state: 'stopping' });
    },
    close: () => setBatch(undefined),
  };
}
