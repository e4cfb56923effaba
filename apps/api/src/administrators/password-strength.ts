import { Worker } from 'node:worker_threads';
import { leastScore, type Score } from '@traiteur/domain/access/password-strength.ts';
import { Refusal } from '../core/refusal.ts';
import type { Measurement } from './strength-worker.ts';

/** After how long without a password the dictionaries leave the memory, in milliseconds. */
const idleTime = 60_000;

/** @throws {Refusal} `invalid-input` at the field `password` */
export async function refuseEasyPassword(password: string): Promise<void> {
  if (await isEasyPassword(password))
    throw new Refusal('invalid-input', { faults: [{ field: 'password', code: 'too-easy' }] });
}

/** Whether a password is found by who guesses, as the meter beside its field says. It is measured aside: nobody waits but who chose it. */
export const isEasyPassword = async (password: string): Promise<boolean> => (await measure(password)) < leastScore;

interface Waiting {
  resolve: (score: Score) => void;
  reject: (error: unknown) => void;
}

interface Meter {
  worker: Worker;
  waiting: Map<number, Waiting>;
  retirement?: NodeJS.Timeout;
}

let meter: Meter | undefined;
let measurements = 0;

function measure(password: string): Promise<Score> {
  meter ??= openMeter();
  const { worker, waiting, retirement } = meter;
  clearTimeout(retirement);
  // As long as somebody waits the process stays for it.
  worker.ref();
  return new Promise((resolve, reject) => {
    const id = ++measurements;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, password });
  });
}

function openMeter(): Meter {
  const newMeter: Meter = {
    worker: new Worker(new URL('./strength-worker.ts', import.meta.url), { execArgv: [] }),
    waiting: new Map(),
  };
  const { worker, waiting } = newMeter;
  const close = () => {
    if (meter === newMeter) meter = undefined;
  };
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
