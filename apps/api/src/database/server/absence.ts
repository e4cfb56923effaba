import { setTimeout as pause } from 'node:timers/promises';
import { pauseAfter } from './pauses.ts';

interface Watch {
  /** Asks the server something; fails when it cannot. */
  ask: () => Promise<unknown>;
  log: (line: string) => void;
}

/**
 * Watches over a server that is not ours to start: once a connection to it broke, asks until it answers, and says when it was away and
 * when it is back. A connection that broke by itself is no news.
 */
export function watchAbsence({ ask, log }: Watch) {
  let asking = false;
  let brokeSince = false;
  let isStopped = false;
  return {
    async lookAgain(): Promise<void> {
      brokeSince = true;
      if (asking) return;
      asking = true;
      // The answer of a server that ends its connections one by one may come by one of those that are left.
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

/** A name with several addresses has its reasons inside, and no message of its own. */
export function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
