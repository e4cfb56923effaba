import { Worker } from 'node:worker_threads';
import { leastScore, type Score } from '@traiteur/domain/access/password-strength.ts';
import type { Account } from '../../core/caller.ts';
import { networkOf } from '../../core/network-of.ts';
import { Refusal } from '../../core/refusal.ts';
import { openTurns } from '../../core/turns.ts';
import type { Measurement } from './strength-worker.ts';

/** After how long without a password the dictionaries leave the memory, in milliseconds. */
const idleTime = 60_000;

/** Nothing takes that long to measure: a worker that has not answered by then never will. Milliseconds. */
const longestMeasurement = 15_000;

/** Measuring takes a tenth of a second of the one worker there is: of one address twenty may wait, and nobody for longer than ten seconds. */
const lineOfMeter = { atOnce: 1, mostWaiting: 200, mostOfOne: 20, patience: 10_000 };

/** Who is signed in has a line of their own, so that no crowd of strangers stands before them. */
const inTurn = { account: openTurns(lineOfMeter), stranger: openTurns(lineOfMeter) };

/** Who chooses a password: somebody who is signed in, whoever asks from an address, or who works on the machine itself. */
export type Chooser = Account | { address: string } | 'terminal';

/** @throws {Refusal} `invalid-input` at the field `password`; `not-ready` where too many wait, or for too long */
export async function refuseEasyPassword(password: string, chooser: Chooser): Promise<void> {
  const isEasy = () => isEasyPassword(password);
  if (await inTurnOf(chooser, isEasy))
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'too-easy' }] });
}

function inTurnOf(chooser: Chooser, isEasy: () => Promise<boolean>): Promise<boolean> {
  if (chooser === 'terminal') return isEasy();
  if ('address' in chooser) return inTurn.stranger(isEasy, networkOf(chooser.address));
  return inTurn.account(isEasy, `${chooser.kind} ${chooser.id}`);
}

/**
 * Whether a password is found by who guesses, as the meter beside its field says. It is measured aside: nobody waits but who chose it. What
 * comes from a request goes through {@link refuseEasyPassword}.
 */
export const isEasyPassword = async (password: string): Promise<boolean> => (await measure(password)) < leastScore;

interface Waiting {
  resolve: (score: Score) => void;
  reject: (error: unknown) => void;
}

interface Meter {
  worker: Worker;
  waiting: Map<number, Waiting>;
  retirement?: NodeJS.Timeout;
  close: () => void;
}

let meter: Meter | undefined;
let measurements = 0;

async function measure(password: string): Promise<Score> {
  meter ??= openMeter();
  const { worker, waiting, retirement, close } = meter;
  clearTimeout(retirement);
  // As long as somebody waits the process stays for it.
  worker.ref();
  const id = ++measurements;
  const { promise, resolve, reject } = Promise.withResolvers<Score>();
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, password });
  const hurry = setTimeout(() => {
    close();
    void worker.terminate();
    for (const request of waiting.values()) request.reject(new Refusal('not-ready', { retryAfter: 5 }));
  }, longestMeasurement);
  return promise.finally(() => clearTimeout(hurry));
}

function openMeter(): Meter {
  const newMeter: Meter = {
    worker: new Worker(new URL('./strength-worker.ts', import.meta.url), { execArgv: [] }),
    waiting: new Map(),
    close: () => void (meter === newMeter && (meter = undefined)),
  };
  const { worker, waiting, close } = newMeter;
  worker.on('message', ({ id, score }: Measurement) => {
    waiting.get(id)?.resolve(score);
    waiting.delete(id);
    if (waiting.size > 0) return;
    worker.unref();
    newMeter.retirement = setTimeout(() => {
      close();
      void worker.terminate();
    }, idleTime).unref();
  });
  worker.on('error', (error) => {
    close();
    for (const { reject } of waiting.values()) reject(error);
  });
  return newMeter;
}
