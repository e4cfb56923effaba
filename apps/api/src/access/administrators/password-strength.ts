import { Worker } from 'node:worker_threads';
import { leastScore, type Score } from '@traiteur/domain/access/password-strength.ts';
import type { Account } from '../../core/caller.ts';
import { networkOf } from '../../core/network-of.ts';
import { Refusal } from '../../core/refusal.ts';
import { openTurns } from '../../core/turns.ts';
import type { Measurement } from './strength-worker.ts';

/** An idle worker, and its dictionaries, leave memory after this long, in milliseconds. */
const idleTime = 60_000;

/** In milliseconds: a worker that is silent for so long never answers. */
const longestMeasurement = 15_000;

/** A measurement takes up to 15 ms of the only worker. `patience` is in milliseconds. */
const lineOfMeter = { atOnce: 1, mostWaiting: 200, mostOfOne: 20, patience: 10_000 };

/** Accounts queue apart, so that a crowd of strangers does not delay them. */
const inTurn = { account: openTurns(lineOfMeter), stranger: openTurns(lineOfMeter) };

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
 * Has no queue: a password of a request goes through {@link refuseEasyPassword}. `longest` is in milliseconds.
 * @throws {Refusal} `not-ready` where it takes longer
 */
export const isEasyPassword = async (password: string, longest = longestMeasurement): Promise<boolean> =>
  (await measure(password, longest)) < leastScore;

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

async function measure(password: string, longest: number): Promise<Score> {
  meter ??= openMeter();
  const { worker, waiting, retirement, close } = meter;
  clearTimeout(retirement);
  // Keeps the process alive while a request waits.
  worker.ref();
  const id = ++measurements;
  const { promise, resolve, reject } = Promise.withResolvers<Score>();
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, password });
  const hurry = setTimeout(() => {
    close();
    void worker.terminate();
    for (const request of waiting.values()) request.reject(new Refusal('not-ready', { retryAfter: 5 }));
  }, longest);
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
