import { setTimeout as pause } from 'node:timers/promises';
import { pauseAfter } from './pauses.ts';

interface Watch {
  /** A test query; rejects when the server is away. */
  ask: () => Promise<unknown>;
  log: (line: string) => void;
}

/** Logs absence and return of a server that we did not start, but not a single broken connection. */
export function watchAbsence({ ask, log }: Watch) {
  let asking = false;
  let brokeSince = false;
  let isStopped = false;
  return {
    async lookAgain(): Promise<void> {
      brokeSince = true;
      if (asking) return;
      asking = true;
      // While a server closes its connections one by one, a remaining one may still answer.
      while (brokeSince && !isStopped) {
        brokeSince = false;
        const failure = await failureOf(ask);
        if (failure) await untilAnswered(failure);
      }
      asking = false;
    },
    stop() {
      isStopped = true;
    },
  };

  async function untilAnswered(failure: string): Promise<void> {
    if (isStopped) return;
    log(`The server of DATABASE_URL does not answer (${failure}): asking again until it does.`);
    for (let setbacks = 0; !isStopped; setbacks++) {
      await pause(pauseAfter(setbacks), undefined, { ref: false });
      if (isStopped || (await failureOf(ask))) continue;
      log('The server of DATABASE_URL answers again.');
      return;
    }
  }
}

async function failureOf(ask: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** A host with several addresses has its errors inside, and no message. */
export function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
